/* The curves of scores and luck, drawn as SVG. */
const Curves = (book) => {
  const WIDE = 600, HIGH = 220, LEFT = 40, EDGE = 14;
  const DASHES = ["", "8 4", "2 4", "12 4 2 4", "6 2", "1 3"];
  const last = book.moments.length - 1;
  const step = (WIDE - LEFT - EDGE) / Math.max(1, last);
  const x = (moment) => LEFT + step * moment;

  const drawing = (tag, facts, ...inside) => {
    const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
    for (const [name, value] of Object.entries(facts)) made.setAttribute(name, value);
    made.append(...inside);
    return made;
  };
  const look = (seat) => ({
    fill: "none", stroke: book.colours[seat % book.colours.length], "stroke-width": 2.5,
    "stroke-dasharray": DASHES[seat % DASHES.length],
  });
  const scale = (values, y) => values.flatMap((value) => [
    drawing("line", { x1: LEFT, x2: WIDE - EDGE, y1: y(value), y2: y(value), class: "grid" }),
    drawing("text", { x: LEFT - 6, y: y(value) + 4, "text-anchor": "end" }, String(Math.round(value))),
  ]);
  const legend = (names) => {
    const list = document.createElement("ul");
    list.className = "names";
    list.append(...names.map((name, seat) => {
      const item = document.createElement("li");
      item.append(drawing("svg", { viewBox: "0 0 30 12" }, drawing("line", { x1: 2, x2: 28, y1: 6, y2: 6, ...look(seat) })), `${name} `, document.createElement("b"));
      return item;
    }));
    return list;
  };

  /** Return a figure of everybody's values by moment (null: not known then); null without a curve to draw.
   *  ``least``: how high it is drawn at least. */
  function figure(title, values, names, jump, least = 1) {
    const known = values.filter(Boolean);
    if (known.length < 2) return null;
    const low = Math.min(0, ...known.flat()), top = Math.max(least, ...known.flat());
    const y = (value) => HIGH - EDGE - (value - low) / (top - low) * (HIGH - 2 * EDGE);
    const lines = names.map((_, seat) => {
      const points = values.map((one, moment) => one && `${x(moment)},${y(one[seat])}`).filter(Boolean);
      return drawing("polyline", { points: points.join(" "), ...look(seat) });
    });
    const now = drawing("line", { y1: 0, y2: HIGH, class: "now" });
    const svg = drawing("svg", { viewBox: `0 0 ${WIDE} ${HIGH}`, role: "img", "aria-label": title }, ...scale([low, (low + top) / 2, top], y), ...lines, now);
    svg.addEventListener("click", (event) => {
      const box = svg.getBoundingClientRect();
      jump(Math.round(((event.clientX - box.left) / box.width * WIDE - LEFT) / step));
    });
    const made = document.createElement("figure"), caption = document.createElement("figcaption");
    caption.textContent = title;
    const list = legend(names);
    made.append(caption, svg, list);
    made.pointTo = (moment) => {
      for (const end of ["x1", "x2"]) now.setAttribute(end, x(moment));
      const value = values.slice(0, moment + 1).findLast(Boolean);
      [...list.children].forEach((item, seat) => { item.lastChild.textContent = value ? String(Math.round(value[seat] * 10) / 10) : ""; });
    };
    return made;
  }
  /** Move the line of the present moment in all curves, and write its values beside the names. */
  function point(moment) {
    for (const one of document.querySelectorAll(".curves figure")) one.pointTo(moment);
  }

  return { figure, point };
};
