/* The page: what is shown of the book at a moment, and how a reader gets to another one. */
(() => {
  const STEP_MS = 1300, ROWS_NAMED = 20, LONGEST_URL = 200;
  const at = (id) => document.getElementById(id);
  const book = JSON.parse(at("book").textContent);
  const record = at("record").textContent;
  const last = book.moments.length - 1;
  const pictures = Pictures(book), curves = Curves(book);
  /** ``act``: the frame that leads up to the last moment, -1 for none. ``verdict``: null before the dice are checked.
   *  ``board``: the decision and the line of it that the picture shows in place of the moment, or null. */
  const state = { opened: false, now: 0, act: -1, eyes: "public", lang: book.first, timer: 0, verdict: null, board: null };

  const said = () => book.said[state.lang];
  const text = (name) => said().page[name];
  const filled = (name, facts) => text(name).replace(/\{(\w+)\}/g, (whole, fact) => Object.hasOwn(facts, fact) ? facts[fact] : whole);
  const element = (tag, words, name) => {
    const made = document.createElement(tag);
    if (words !== undefined) made.textContent = words;
    if (name) made.className = name;
    return made;
  };
  const review = Review(book, said, element);

  /* ---- what happened ---- */
  /** Return the rows of a moment as these eyes saw them: [row, line, ...]. */
  const linesOf = (moment) => {
    const open = said().lines.public[moment];
    return said().lines[state.eyes][moment].map((row, place) => row || open[place]);
  };
  /** Return the mark of a row's dice; null if none were rolled or checked. */
  const mark = (row) => {
    const rolls = state.verdict?.rolls;
    if (!rolls?.has(row)) return null;
    const good = rolls.get(row);
    const made = element("span", good ? "✓" : "✗", good ? "checked good" : "checked bad");
    made.title = text(good ? "roll-good" : "roll-bad");
    made.setAttribute("role", "img");
    made.setAttribute("aria-label", made.title);
    return made;
  };
  const heading = (moment) => said().headings[moment] + (moment === book.decisive ? ` · ${text("decisive")}` : "");

  /** The paragraphs of what the reader noted in this moment. */
  const notesOf = (moment) => book.notes.filter(([place]) => place === moment).map(([, ...lines]) => element("p", `📝 ${lines.join("\n")}`, "note"));

  function story() {
    const told = linesOf(state.now).flatMap(([row, ...lines]) => lines.map((line, place) => {
      const made = element("p", line), dice = place === 0 && mark(row);
      if (dice) made.append(" ", dice);
      return made;
    }));
    at("story").replaceChildren(...(told.length ? told : [element("p", text("secret"))]), ...notesOf(state.now));
  }
  function picture() {
    const { now, eyes, lang, act } = state;
    at("board").classList.toggle("imagined", state.board !== null);
    if (state.board) return imagined(...state.board);
    const [part, tiles] = pictures.shown(now, eyes, lang);
    at("picture").hidden = !tiles;
    at("nothing").hidden = Boolean(tiles);
    at("nothing").textContent = text("no-picture");
    if (tiles) {
      at("picture").setAttribute("aria-label", pictures.alt(part, now));
      pictures.paint(at("picture"), act < 0 ? tiles : pictures.acts(lang)[act], `${part}/${now}`);
    }
    const isOwn = eyes === "public" || book.own.includes(Number(eyes));
    at("seen").textContent = !isOwn ? text("of-public") : tiles && part !== `${eyes}/${lang}` ? text("no-picture-here") : "";
  }
  /** Show the table after a line of a decision in place of the moment. */
  function imagined(decision, which) {
    const [name, tiles, alt] = pictures.board(decision.number, which, state.lang);
    const words = filled(which === review.BETTER ? "board-better" : "board-played", { player: said().names[decision.seat] });
    at("picture").hidden = false;
    at("nothing").hidden = true;
    at("picture").setAttribute("aria-label", `${words} ${alt}`);
    at("seen").textContent = words;
    pictures.paint(at("picture"), tiles, name);
  }
  /** Write what the review says of the moment, once the end is open. */
  function advice() {
    const found = state.opened ? review.all(state.now) : [];
    at("advice").replaceChildren(...found.map((decision) => review.advice(decision, review.names().map((name, which) => {
      if (decision.number < 0 || !pictures.board(decision.number, which, state.lang)[1]) return null;
      const button = element("button", name);
      button.type = "button";
      button.dataset.board = `${decision.index}/${which}`;
      button.addEventListener("click", () => compare(decision, which));
      return button;
    }))));
    pressed();
  }
  function pressed() {
    const shown = state.board && `${state.board[0].index}/${state.board[1]}`;
    for (const one of at("advice").querySelectorAll("button")) one.setAttribute("aria-pressed", String(one.dataset.board === shown));
  }
  /** Show a line of a decision on the board, or the moment again. */
  function compare(decision, which) {
    pause();
    const isShown = state.board?.[0] === decision && state.board[1] === which;
    Object.assign(state, { board: isShown ? null : [decision, which], act: -1 });
    picture();
    pressed();
  }
  function compareBetter() {
    const button = at("advice").querySelector('[aria-pressed="true"]') || at("advice").querySelector(`button[data-board$="/${review.BETTER}"]`);
    button?.click();
  }
  function place() {
    const { now } = state;
    const judged = state.opened ? review.all(now).map((one) => ` · ${review.mark(one).title}`) : [];
    at("slider").value = now;
    at("slider").setAttribute("aria-valuetext", [heading(now), ...new Set(judged)].join(""));
    at("place").textContent = filled("moment", { now: now + 1, all: last + 1 });
    for (const id of ["first", "earlier"]) at(id).setAttribute("aria-disabled", String(now === 0));
    for (const id of ["later", "last"]) at(id).setAttribute("aria-disabled", String(now === last));
    curves.point(now);
    const list = at("moves");
    for (const one of list.querySelectorAll("[aria-current]")) one.removeAttribute("aria-current");
    const current = list.querySelector(`[data-moment="${now}"]`);
    if (!current) return;
    current.setAttribute("aria-current", "step");
    const top = current.offsetTop - list.offsetTop;
    if (top < list.scrollTop || top > list.scrollTop + list.clientHeight - 40) list.scrollTop = top - list.clientHeight / 2;
  }
  function show() {
    at("heading").textContent = heading(state.now);
    picture();
    story();
    advice();
    place();
    if (state.now === last && state.act < 0) open();
  }
  /** Show how the game ended, which is not told before somebody has come to it or asks for it. */
  function open() {
    at("closed").hidden = true;
    at("reason").hidden = at("standings").hidden = false;
    if (state.opened) return;
    state.opened = true;
    at("review").hidden = at("chances").hidden = at("legend-review").hidden = !review.exists;
    marks();
    moves();
    advice();
    place();
  }

  /* ---- to another moment ---- */
  function go(moment, { isPlaying = false, act = -1 } = {}) {
    if (!isPlaying) pause();
    Object.assign(state, { act, board: null });
    state.now = Math.max(0, Math.min(last, moment));
    try { history.replaceState(null, "", `#row=${book.moments[state.now][1]}`); } catch { /* a page from disk may not */ }
    show();
  }
  function step() {
    const acts = pictures.acts(state.lang).length, next = state.now + 1;
    if (state.act >= 0) go(last, { isPlaying: true, act: state.act < acts - 1 ? state.act + 1 : -1 });
    else if (next <= last) go(next, { isPlaying: true, act: next === last && acts ? 0 : -1 });
    if (state.now === last && state.act < 0) pause();
  }
  function pause() {
    clearInterval(state.timer);
    state.timer = 0;
    at("play").textContent = `▶ ${text("play")}`;
  }
  function play() {
    if (state.timer) return pause();
    if (state.now === last) go(0);
    state.timer = setInterval(step, STEP_MS);
    at("play").textContent = `❚❚ ${text("pause")}`;
  }

  /* ---- what is the same at every moment ---- */
  function labels() {
    document.documentElement.lang = state.lang;
    document.title = at("title").textContent = said().title;
    for (const one of document.querySelectorAll("[data-text]")) one.textContent = text(one.dataset.text);
    at("noted").hidden = book.notes.length === 0;
    for (const [id, name] of [["first", "first"], ["earlier", "earlier-moment"], ["later", "later-moment"], ["last", "last"], ["slider", "moves"]]) {
      at(id).setAttribute("aria-label", text(name));
    }
    at("eyes").replaceChildren(...["public", ...said().names.keys()].map((eyes) => {
      const option = element("option", eyes === "public" ? text("public") : said().names[eyes]);
      option.value = String(eyes);
      return option;
    }));
    at("eyes").value = state.eyes;
    at("language").value = state.lang;
    if (!state.timer) pause();
  }
  function result() {
    at("reason").textContent = said().reason;
    at("standings").tBodies[0].replaceChildren(...said().standings.map(([rank, name, score, parts]) => {
      const row = element("tr"), player = element("th", name);
      player.scope = "row";
      row.append(element("td", rank === null ? "" : String(rank), "number"), player, element("td", score === null ? "" : String(score), "number"), element("td", parts));
      return row;
    }));
    const facts = [...said().options, ...book.left.map((seat) => [text("left"), said().names[seat]])];
    const listed = facts.flatMap(([name, value]) => [element("dt", name), element("dd", value)]);
    at("options").replaceChildren(...(listed.length ? listed : [element("dt", text("options-none"))]));
  }
  function marks() {
    const decisive = book.decisive === null ? [] : [book.decisive];
    const judged = state.opened ? review.marks() : [];
    at("decisive").hidden = at("legend-decisive").hidden = !decisive.length;
    at("marks").replaceChildren(...[["round", book.rounds], ["lead", book.leads], ["decisive", decisive], ...judged].flatMap(([kind, places]) => places.map((moment) => {
      const made = element("span", undefined, `mark ${kind}`);
      made.style.left = `${last ? moment / last * 100 : 0}%`;
      return made;
    })));
  }
  function moves() {
    const moments = state.opened ? last + 1 : last;
    at("moves").replaceChildren(...[...Array(moments).keys()].flatMap((moment) => linesOf(moment).filter((row) => row.length > 1).map(([row, ...lines], place, listed) => {
      const item = element("li"), button = item.appendChild(element("button", lines.join(" ")));
      button.type = "button";
      Object.assign(button.dataset, { moment, row });
      const dice = mark(row);
      if (dice) button.append(dice);
      const before = place ? listed[place - 1][0] : -1, isLast = place === listed.length - 1;
      const judged = state.opened ? review.all(moment).filter((one) => one.row > before && (one.row <= row || isLast)) : [];
      for (const one of judged) button.prepend(review.mark(one), " ");
      button.addEventListener("click", () => go(moment));
      return item;
    })));
  }
  /** Write what is hidden until the end is open: the review beside the result, and its curve. */
  function judgement() {
    const { review: words, names } = said(), toBoard = (moment) => {
      go(moment);
      at("stage").scrollIntoView({ block: "nearest" });
    };
    document.body.classList.add("reviewed");
    at("open").textContent = text("open-review");
    at("summary").replaceChildren(...review.summary(heading, toBoard));
    at("chances").replaceChildren(...[curves.figure(`${words.curve} (%)`, book.chances, names, go, 100)].filter(Boolean));
  }
  /** Write everything that depends on the language. */
  function write() {
    labels();
    result();
    marks();
    if (review.exists) judgement();
    at("curves").replaceChildren(...[["scores-curve", book.scores], ["luck-curve", book.luck]].map(([name, values]) => curves.figure(text(name), values, said().names, go)).filter(Boolean));
    moves();
    proof();
    show();
    report();
  }

  /* ---- dice ---- */
  /** Return what was found as [checking, cannot, good or bad, and the words for it]. */
  function finding() {
    const found = state.verdict;
    if (found === null) return ["checking", text("checking")];
    if (found === "cannot") return ["cannot", text("dice-cannot")];
    const named = (rows) => rows.slice(0, ROWS_NAMED).map((row) => row < 0 ? text("table") : String(row)).join(", ");
    const wrong = [...(found.broken || found.wrong.length ? [-1] : []), ...[...found.rolls].filter(([, good]) => !good).map(([row]) => row)];
    const faults = [];
    if (wrong.length) faults.push(filled("dice-bad", { rows: named(wrong) }));
    if (found.damaged.length) faults.push(filled("dice-damaged", { rows: named(found.damaged) }));
    if (found.retold) faults.push(text("dice-retold"));
    if (faults.length) return ["bad", faults.join(" ")];
    const rule = found.imported ? "dice-imported" : found.old ? "dice-old" : "dice-good";
    return ["good", filled(rule, { draws: found.draws, row: found.imported })];
  }
  /** Return the sentence on the beacon that was mixed in, or should have been; none where no beacon was asked. */
  function beacon() {
    const [url, round] = state.verdict?.beacon || state.verdict?.missed || [];
    if (url === undefined) return [];
    const { beacon: mixed, proof } = state.verdict;
    const name = mixed ? (proof ? "dice-hashed" : "dice-stated") : round === null ? "dice-silent" : "dice-missed";
    const facts = { url: String(url).slice(0, LONGEST_URL), round: String(round), randomness: String(mixed?.[2]) };
    return [element("p", filled(name, facts)), ...(mixed ? [element("p", filled("dice-compare", facts))] : [])];
  }
  /** Return a hash with its short form, as messages have it since 0.15; anything else as it is. */
  function withShort(value) {
    if (!/^[0-9a-f]{64}$/.test(value)) return value;
    const bytes = value.match(/../g).map((pair) => parseInt(pair, 16));
    const short = btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace("=", "");
    return `${short} (${value})`;
  }
  /** Return what was promised, to be compared with the messages. */
  function promises() {
    const { opening, seed_hash, commitment, words } = state.verdict?.head || {};
    const typed = words && words.map((word) => word === null ? "–" : `“${word}”`).join(", ");
    return Object.entries({ opening: opening || seed_hash, commitment, words: typed })
      .filter(([, value]) => value)
      .map(([name, value]) => element("p", filled(`dice-${name}`, { value: withShort(String(value)) })));
  }
  /** Return the sentences on what else is mixed in, or that nothing is which the operator could not choose. */
  function mixed() {
    const { message, untyped } = state.verdict || {};
    const [none, people] = untyped || [];
    const said = message ? filled("dice-message", { message })
      : untyped && (people ? filled("dice-untyped", { none, people }) : text("dice-no-word"));
    return said ? [element("p", said)] : [];
  }
  function renamed() {
    const seats = state.verdict?.renamed || [];
    return seats.length ? [element("p", filled("dice-renamed", { seats: seats.join(", ") }))] : [];
  }
  function proof() {
    const [kind, words] = finding();
    at("dice").textContent = words;
    at("dice").className = `dice ${kind}`;
    at("proof").replaceChildren(element("p", words, kind), ...renamed(), ...beacon(), ...mixed(), ...promises(), element("p", text("dice-trust")));
    if (kind !== "checking") document.body.dataset.dice = kind;
  }
  /** Return the verdict on the record, and whether the readable part is other than it was made. */
  async function checked() {
    const { textContent, dataset } = at("book");
    return { ...await Dice.check(record, book.digests), retold: await Dice.digest(textContent) !== dataset.digest };
  }
  async function verify() {
    state.verdict = globalThis.crypto?.subtle ? await checked() : "cannot";
    moves();
    show();
    proof();
  }

  /* ---- a report on paper ---- */
  /** Set out the key moments, which only a printer shows. */
  function report() {
    const key = [...new Set([0, ...book.leads, ...book.rounds, last])].sort((a, b) => a - b);
    const every = Math.ceil(key.length / 10);
    const chosen = new Set(key.filter((moment, index) => index % every === 0 || moment === last));
    for (const moment of [book.decisive, ...review.compared.map((one) => one.moment)]) if (moment !== null) chosen.add(moment);
    at("print").replaceChildren(...[...chosen].sort((a, b) => a - b).map((moment) => {
      const article = element("article"), canvas = element("canvas");
      const [part, tiles] = pictures.shown(moment, state.eyes, state.lang);
      if (tiles) pictures.paint(canvas, tiles, `${part}/${moment}`);
      const scene = element("div", undefined, "scene");
      scene.append(...(tiles ? [canvas] : []), ...linesOf(moment).flatMap(([, ...lines]) => lines.map((line) => element("p", line))), ...notesOf(moment));
      article.append(element("h2", heading(moment)), scene);
      article.append(...review.all(moment).map((decision) => {
        const judged = element("div", undefined, "judged");
        judged.append(review.advice(decision), ...boards(decision));
        return judged;
      }));
      return article;
    }));
  }
  /** Return the boards of a decision side by side: after what was played, and after what was better. */
  function boards(decision) {
    const shown = decision.number < 0 ? [] : [review.PLAYED, review.BETTER].map((which) => pictures.board(decision.number, which, state.lang));
    if (!shown.length || shown.some(([, tiles]) => !tiles)) return [];
    const made = element("div", undefined, "boards");
    made.append(...shown.map(([name, tiles], which) => {
      const figure = element("figure"), canvas = element("canvas");
      pictures.paint(canvas, tiles, name);
      figure.append(canvas, element("figcaption", review.names()[which]));
      return figure;
    }));
    return [made];
  }

  /* ---- hands ---- */
  function keys(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.tagName === "SELECT") return;
    const { now } = state;
    const steps = new Map(Object.entries({ ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: last, PageUp: now - 10, PageDown: now + 10 }));
    const hasKeysOfItsOwn = ["slider", "moves"].includes(event.target.id);
    if (steps.has(event.key) && !hasKeysOfItsOwn) go(steps.get(event.key));
    else if (event.key === " " && event.target.tagName !== "BUTTON") play();
    else if (event.key === "b") compareBetter();
    else return;
    event.preventDefault();
  }
  function swipes(board) {
    let from = null;
    board.addEventListener("touchstart", ({ touches }) => { from = touches.length === 1 ? touches[0] : null; }, { passive: true });
    board.addEventListener("touchend", ({ changedTouches }) => {
      if (!from) return;
      const [x, y] = [changedTouches[0].clientX - from.clientX, changedTouches[0].clientY - from.clientY];
      if (Math.abs(x) > 40 && Math.abs(x) > 2 * Math.abs(y)) go(state.now + (x < 0 ? 1 : -1));
      from = null;
    });
  }
  /** Return the moment that the address asks for: the first one that the row has led to. */
  function asked() {
    const row = location.hash.match(/^#row=(\d{1,6})$/);
    if (!row) return 0;
    const found = book.moments.findIndex(([, to]) => to >= Number(row[1]));
    return found < 0 ? last : found;
  }
  function listen() {
    const pressed = {
      first: () => go(0), earlier: () => go(state.now - 1), later: () => go(state.now + 1), last: () => go(last), play, open,
      decisive: () => go(book.decisive),
    };
    for (const [id, then] of Object.entries(pressed)) at(id).addEventListener("click", then);
    at("slider").max = String(last);
    at("slider").addEventListener("input", () => go(Number(at("slider").value)));
    at("eyes").addEventListener("change", () => { Object.assign(state, { eyes: at("eyes").value, act: -1, board: null }); moves(); show(); report(); });
    at("language").addEventListener("change", () => { Object.assign(state, { lang: at("language").value, act: -1 }); write(); });
    document.addEventListener("keydown", keys);
    swipes(at("board"));
    window.addEventListener("hashchange", () => { if (asked() !== state.now) go(asked()); });
  }

  for (const id of ["reason", "standings", "review", "chances", "legend-review"]) at(id).hidden = true;
  state.now = asked();
  listen();
  write();
  verify();
})();
