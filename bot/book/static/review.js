/* The review of a game: its decisions, and what everybody owes to luck and choices. Shown once the end is. */
const Review = (book, said, element) => {
  const PLAYED = 0, BETTER = 1;
  const decisions = (book.judged || []).map(([moment, row, seat, number], index) => ({ moment, row, seat, number, index }));
  const compared = decisions.filter(({ number }) => number >= 0);
  const best = decisions.filter(({ number }) => number === -1);
  const words = () => said().review;
  const linesOf = ({ index }) => words().decisions[index].slice(1);
  const kind = ({ number }) => number === -1 ? "best" : "better";
  const mark = (decision) => {
    const made = element("span", undefined, `mark ${kind(decision)}`);
    made.title = said().page[`${kind(decision)}-here`];
    made.setAttribute("role", "img");
    made.setAttribute("aria-label", made.title);
    return made;
  };
  const verdict = (decision) => {
    const made = element("p", undefined, "verdict");
    made.append(mark(decision), " ", words().decisions[decision.index][0]);
    return made;
  };
  const names = () => [words().page.played, words().page.better];

  /** Return what is said of a decision; ``boards`` are buttons for what can be shown of it, or nothing. */
  function advice(decision, boards = []) {
    const made = element("div", undefined, `advice ${kind(decision)}`);
    made.append(verdict(decision), ...linesOf(decision).map((line, which) => {
      if (!line) return ""; // not possible with what nobody could know
      const row = element("p", undefined, "line");
      row.append(boards[which] || element("b", names()[which]), " ", line);
      return row;
    }));
    return made;
  }
  const all = (moment) => decisions.filter((one) => one.moment === moment);

  function table() {
    const made = element("table"), page = words().page, head = made.createTHead().insertRow(), body = made.createTBody();
    head.append(...["player", "quality", "luck", "choice", "shown"].map((name) => {
      const column = element("th", page[name]);
      column.scope = "col";
      return column;
    }));
    for (const [name, ...cells] of words().accounts) {
      const row = body.insertRow(), player = element("th", name);
      player.scope = "row";
      row.append(player, ...cells.map((cell) => element("td", cell)));
    }
    const wide = element("div", undefined, "wide");
    wide.tabIndex = 0;
    wide.setAttribute("role", "region");
    wide.setAttribute("aria-labelledby", "judgement");
    wide.append(made);
    return wide;
  }
  function list(found, heading, go) {
    const made = element("ol", undefined, "decisions");
    made.append(...found.map((decision) => {
      const item = element("li"), button = item.appendChild(element("button"));
      button.type = "button";
      button.dataset.moment = decision.moment;
      button.append(mark(decision), ` ${heading(decision.moment)} · ${words().decisions[decision.index][0]}`);
      button.addEventListener("click", () => go(decision.moment));
      return item;
    }));
    return made;
  }
  /** Return what stands beside the result: accounts, the decisions that cost most, and the best moments. */
  function summary(heading, go) {
    const page = said().page, line = (text) => element("p", text, "seen"), { decisive } = words();
    const cost = [element("h3", page.costliest), list(compared, heading, go)];
    const fine = [element("h3", page.best), list(best, heading, go)];
    return [
      ...(decisive ? [element("p", decisive)] : []),
      ...(words().accounts.length ? [table()] : []), ...(compared.length ? cost : [element("p", words().page.none)]),
      ...(best.length ? fine : []), line(words().page.how), ...words().remarks.map(line),
    ];
  }
  /** Return the marks on the slider as [kind, moments]. */
  const marks = () => [["better", compared], ["best", best]].map(([name, found]) => [name, [...new Set(found.map((one) => one.moment))]]);

  return { PLAYED, BETTER, exists: Boolean(book.judged), compared, all, advice, mark, names, summary, marks };
};
