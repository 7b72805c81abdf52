/* The pictures: sheets of tiles, and for each moment what differs from the one before it. */
const Pictures = (book) => {
  const TILE = 64;
  const wide = book.wide;
  const across = Math.ceil(wide / TILE);

  /** Return each moment as [its height, 0] and its tiles as [sheet, place in it]; null for one without a picture. */
  const decoded = (coded) => {
    let before = [];
    return coded.map((changes) => {
      if (!changes) return null;
      const tiles = before.slice();
      for (let i = 0; i < changes.length; i += 3) tiles[changes[i]] = [changes[i + 1], changes[i + 2]];
      return (before = tiles);
    });
  };
  const decodedAll = (parts) => new Map(Object.entries(parts).map(([name, coded]) => [name, decoded(coded)]));
  const frames = decodedAll(book.frames), acts = decodedAll(book.acts), boards = decodedAll(book.boards);

  const sheets = new Map();
  /** Return a promise of the image of a sheet; one that cannot be read has no width. */
  const sheet = (number) => {
    if (!sheets.has(number)) {
      sheets.set(number, new Promise((done) => {
        const image = new Image();
        image.onload = image.onerror = () => done(image);
        image.src = book.sheets[number];
      }));
    }
    return sheets.get(number);
  };

  /** Return part and tiles of what these eyes saw at a moment, or of what comes nearest; nulls without a picture. */
  function shown(moment, eyes, lang) {
    const langs = [lang, ...book.languages.filter((one) => one !== lang)];
    for (const reader of [eyes, "public"]) {
      for (const one of langs) {
        const part = `${reader}/${one}`, tiles = (frames.get(part) || [])[moment];
        if (tiles) return [part, tiles];
      }
    }
    return [null, null];
  }
  const joined = (numbers) => numbers.map((number) => book.sentences[number]).join("");
  const alt = (part, moment) => joined(book.alts[part][moment]);
  /** Return name, tiles and alt text of the board of a compared decision; nulls where there was no room for it. */
  function board(number, which, lang) {
    for (const one of [lang, ...book.languages]) {
      const tiles = (boards.get(one) || [])[2 * number + which];
      if (tiles) return [`board/${number}/${which}/${one}`, tiles, joined(book.boardAlts[one][2 * number + which])];
    }
    return [null, null, null];
  }

  const newest = new WeakMap();
  /** Draw the tiles, unless the canvas is to show something else by the time that they are there. */
  async function paint(canvas, tiles, name) {
    newest.set(canvas, tiles);
    const [[high], ...all] = tiles, drawn = all.slice(0, Math.ceil(high / TILE) * across);
    const needed = [...new Set(drawn.map(([number]) => number))];
    const loaded = new Map(await Promise.all(needed.map(async (number) => [number, await sheet(number)])));
    if (newest.get(canvas) !== tiles) return;
    if (canvas.width !== wide || canvas.height !== high) [canvas.width, canvas.height] = [wide, high];
    const pen = canvas.getContext("2d");
    drawn.forEach(([number, place], index) => {
      const [x, y] = [(index % across) * TILE, Math.floor(index / across) * TILE];
      if (loaded.get(number).naturalWidth) pen.drawImage(loaded.get(number), 0, place * TILE, TILE, TILE, x, y, TILE, TILE);
    });
    canvas.dataset.shown = name;
  }

  return { shown, alt, board, paint, acts: (lang) => acts.get(lang) || [] };
};
