"use strict";
/* The dice of a record checked by docs/fair-dice.md, with WebCrypto alone. Nothing here comes from the bot's code. */
const Dice = (() => {
  const bytes = (text) => new TextEncoder().encode(text);
  const hex = (buffer) => [...new Uint8Array(buffer)].map((one) => one.toString(16).padStart(2, "0")).join("");
  const unhex = (text) => {
    if (!/^([0-9a-f]{2})*$/.test(text)) throw new Error("not hex");
    return new Uint8Array((text.match(/../g) || []).map((pair) => parseInt(pair, 16)));
  };
  const sha256 = async (data) => hex(await crypto.subtle.digest("SHA-256", data));
  const hashed = (...values) => sha256(bytes(JSON.stringify(values)));
  const keyed = (raw) => crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const hmac = async (key, text) => new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes(text)));

  /** Return the beacon and what was awaited of it; an error if no bot has written them so. */
  function beaconOf({ format, beacon = null, missed = null, proof = null, message = null }) {
    const isRound = (number) => Number.isSafeInteger(number) && number > 0;
    const isOne = (value, length) => Array.isArray(value) && value.length === length &&
      typeof value[0] === "string" && /^https?:\/\/[^\s<>?#@\\`]+$/.test(value[0]);
    const mixed = beacon === null || (isOne(beacon, 3) && isRound(beacon[1]) && /^[0-9a-f]{64}$/.test(beacon[2]));
    const away = missed === null || (isOne(missed, 2) && (missed[1] === null || isRound(missed[1])));
    if (!mixed || !away || (beacon && missed) || (proof && !beacon)) throw new Error("no beacon");
    const sent = message === null || (format === 3 && !beacon && typeof message === "string" && /^[1-9][0-9]{0,19}$/.test(message));
    if (!sent) throw new Error("no message");
    return [beacon, beacon ? beacon.slice(0, 2) : missed];
  }

  /** Return whether a row has another number than its place, or is no import or upgrade though it says so. */
  function isOutOfPlace(line, at) {
    const [word, ...rest] = String(line.notation).split(" "), told = "upgrade" in line;
    const special = word === "import" || word === "upgrade" || told;
    const plain = at > 0 && line.seat === null && !(line.chance || []).length && !line.undone;
    const right = word === "import" ? /^[0-9A-Za-z_-]{1,40}$/.test(rest.join(" ")) : told && word === "upgrade";
    return line.row !== at || (special && !(plain && right));
  }

  /** Return the key of all draws, and the names of the hashes of the header that are not what they should be. */
  async function promised(head) {
    const seed = unhex(head.seed), wrong = [];
    if (seed.length !== 32) throw new Error("not 32 bytes");
    if (![1, 2, 3].includes(head.format) || !Number.isInteger(head.rules_version)) throw new Error("another format");
    if (head.format === 1) {
      if (head.beacon || head.missed || head.proof || head.message) throw new Error("format 1 has no beacon");
      if (await sha256(seed) !== head.seed_hash) wrong.push("seed_hash");
      return [await keyed(seed), wrong];
    }
    const [beacon, awaited] = beaconOf(head);
    if (head.words.some((word) => word && isUnseen(word, head.format))) throw new Error("unseen word");
    const start = [head.seed, head.session, head.game];
    const places = head.places.map((place) => place[2]);
    const begun = [...start, head.rules_version, JSON.stringify(head.options), places, head.words];
    if (await hashed("sainome-open-2", ...start) !== head.opening) wrong.push("opening");
    if (await hashed(`sainome-begin-${head.format}`, ...begun, awaited) !== head.commitment) wrong.push("commitment");
    for (const [name, salt, digest] of head.places) {
      if (salt !== null && await hashed("sainome-seat-2", salt, name) !== digest) wrong.push("places");
    }
    if (head.proof && await sha256(unhex(head.proof[0])) !== head.beacon[2]) wrong.push("proof");
    const mixed = [[`sainome-words-${head.format}`], head.words, beacon];
    const rolling = await hmac(await keyed(seed), JSON.stringify(head.format === 3 ? [...mixed, head.message] : mixed));
    return [await keyed(rolling), wrong];
  }

  /** Return whether a word holds what cannot be seen, as no bot writes it. */
  function isUnseen(word, format) {
    return /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]|^\s|\s$|\s\s|[^\S ]/u.test(word) || (format === 3 &&
      /[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\u{e0100}-\u{e01ef}]/u.test(word));
  }

  /** Return whether a round is of a known chain of drand, by its address. */
  function isDrands([url]) {
    const named = url.split("/").slice(3);
    return [
      "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971",
      "8990e7a9aaed2ffed73dbd7092123d6f289930540d7651336225dc172e51b2ce",
    ].some((chain) => named.includes(chain)) ||
      /^https:\/\/(api[23]?\.drand\.sh|drand\.cloudflare\.com)(\/public)?\/?$/.test(url);
  }

  /** Return how many people typed no word, and of how many, where nothing is mixed in that others can read. */
  function untyped(head) {
    if (head.message || (head.beacon && isDrands(head.beacon))) return null;
    const people = (head.words || []).filter((word) => word !== null);
    const none = people.filter((word) => word === "" || (head.format === 2 && /^[0-9]{17,20}$/.test(word)));
    return people.length && !none.length ? null : [none.length, people.length];
  }

  /** Return the draw of this name, 0 <= x < n. */
  async function draw(key, name, n) {
    for (let attempt = 0; ; attempt++) {
      const digest = new DataView((await hmac(key, attempt ? `${name}/${attempt}` : name)).buffer);
      for (let at = 0; at < 32; at += 4) {
        const word = digest.getUint32(at);
        if (word < n * Math.floor(2 ** 32 / n)) return word % n;
      }
    }
  }

  const possible = (kind, sides, results) => Number.isInteger(sides) && Array.isArray(results) &&
    (kind === "shuffle" ? sides === results.length && sides <= 10000 :
      (kind === "roll" || kind === "pick") && sides > 0 && sides <= 2 ** 32 && results.length <= 10000);

  /** Check one row; return the number of the next draw and whether the row is the seed's. */
  async function row(key, session, k, line) {
    let fits = !line.undone || !(line.chance || []).length;
    for (const [kind, sides, results] of line.chance || []) {
      if (!possible(kind, sides, results)) return [k, false];
      const drawn = [], shuffled = kind === "shuffle";
      const count = shuffled ? Math.max(0, results.length - 1) : results.length;
      for (let at = 0; at < count; at++) {
        drawn.push(await draw(key, `${session}/${k + at}`, shuffled ? results.length - at : sides));
      }
      k += count;
      let right = drawn.map((one) => one + (kind === "roll" ? 1 : 0));
      if (shuffled) {
        right = results.map((_, at) => at);
        drawn.forEach((j, at) => {
          const i = results.length - 1 - at;
          [right[i], right[j]] = [right[j], right[i]];
        });
      }
      fits = fits && JSON.stringify(right) === JSON.stringify(results);
    }
    return [k, fits];
  }

  /** Check a whole record; ``digests`` are the first 16 digits of the SHA-256 of each line. */
  async function check(text, digests) {
    const lines = text.split("\n").filter((line) => line.trim());
    const damaged = [], rolls = new Map();
    for (let at = 0; at < Math.max(lines.length, digests.length); at++) {
      if (lines[at] === undefined || (await sha256(bytes(lines[at]))).slice(0, 16) !== digests[at]) damaged.push(at - 1);
    }
    let head, rows;
    try {
      [head, ...rows] = lines.map((line) => JSON.parse(line));
    } catch {
      return { broken: true, damaged, rolls, wrong: [], draws: 0, imported: 0 };
    }
    try {
      const [key, wrong] = await promised(head);
      const brought = rows.reduce((last, one) => String(one.notation).startsWith("import ") ? one.row + 1 : last, 0);
      let k = 0;
      for (const line of rows.slice(brought)) {
        const [next, fits] = await row(key, head.session, k, line);
        k = next;
        if ((line.chance || []).length) rolls.set(line.row, fits);
      }
      rows.forEach((line, at) => isOutOfPlace(line, at) && rolls.set(at, false));
      return { damaged, rolls, wrong, draws: k, imported: brought, old: head.format === 1, missed: head.missed || null, beacon: head.beacon || null, proof: head.proof || null, message: head.message || null, untyped: untyped(head), head, renamed: (head.places || []).flatMap(([name], seat) => name !== null && name !== head.seats[seat] && !Number.isInteger((head.handed || [])[seat]) ? [seat + 1] : []) };
    } catch {
      return { broken: true, damaged, rolls, wrong: [], draws: 0, imported: 0 };
    }
  }
  return { check, digest: (text) => sha256(bytes(text)) };
})();
