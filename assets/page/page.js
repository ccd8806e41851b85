// The page of a run or a lesson: replays the events of the trace that stand in the page, and draws them. It loads nothing.
"use strict";
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const work = data.workload, words = data.words, steps = data.steps || [];
  const $ = id => document.getElementById(id);
  const dark = matchMedia("(prefers-color-scheme:dark)");
  const printed = matchMedia("print");
  const language = document.documentElement.lang;
  const GUTTER = 96, AXIS = 26, PAD = 8;
  const WAITING = 1, RUNNING = 2, DONE = 3, SUSPENDED = 4;

  const jobOf = new Int32Array(work.tasks.length);
  work.firstTask.forEach((first, job) => jobOf.fill(job, first, work.firstTask[job + 1] ?? work.tasks.length));
  const number = value => value.toLocaleString(language);
  const isAlone = job => (work.firstTask[job + 1] ?? work.tasks.length) - work.firstTask[job] === 1;
  const label = task => isAlone(jobOf[task]) ? work.jobs[jobOf[task]] : work.jobs[jobOf[task]] + " " + work.tasks[task];
  const taskNames = new Set(work.tasks);
  const isUnique = taskNames.size === work.tasks.length && work.jobs.some((_, job) => !isAlone(job));
  const brief = task => isUnique ? work.tasks[task] : label(task);
  const cores = count => number(count) + " " + (count === 1 ? words.core : words.cores);
  const ticks = count => number(count) + " " + (count === 1 ? words.tick : words.ticks);
  const tone = name => getComputedStyle(document.documentElement).getPropertyValue("--" + name).trim();
  const fillOf = task => data.fills[dark.matches && !printed.matches ? "dark" : "light"][work.fill[task]];

  const letters = Object.fromEntries(Object.entries(data.kindNames).map(([letter, name]) => [name, letter]));
  const of = name => letters[name].charCodeAt(0);
  const READY = of("TaskReady"), STARTED = of("TaskStarted"), PREEMPTED = of("TaskPreempted"), FINISHED = of("TaskFinished");
  const ARRIVED_DATA = of("TransferFinished");
  const aboutTask = new Set(["TaskPlaced", "TransferStarted", "TransferFinished", "TaskReady", "TaskStarted", "TaskPreempted",
    "TaskFinished", "ReservationMade"]);
  const quiet = new Set(["SchedulingPass", "TaskPlaced"]);
  const aboutJob = new Set(["JobArrived", "JobFinished", "JobStarved", "JobRemoved", "JobRefused"]);

  for (const run of data.runs) {
    let tick = 0;
    run.at = run.ticks.map(more => tick += more);
    run.last = tick;
    // Positions after all events of an instant; data that arrives and completes nothing makes none.
    run.instants = [0];
    let counts = false;
    for (let seq = 0; seq < run.at.length; seq++) {
      counts = counts || run.kinds.charCodeAt(seq) !== ARRIVED_DATA;
      if (seq + 1 === run.at.length || run.at[seq + 1] !== run.at[seq]) {
        if (counts || seq + 1 === run.at.length) run.instants.push(seq + 1);
        counts = false;
      }
    }
    let row = 0;
    run.rows = run.clusters.map(([, count]) => (row += count) - count);
    run.rowCount = row;
  }

  const most = Math.max(1, ...data.runs.map(run => run.last));
  const state = {run: 0, position: 0, tick: 0, from: 0, to: most * 1.03, selected: -1, job: -1, step: 0, beside: -1, ghost: -1, mark: null};
  const run = () => data.runs[state.run];
  const upper = (list, value) => { // the number of entries that are not larger
    let low = 0, high = list.length;
    while (low < high) { const middle = (low + high) >> 1; if (list[middle] <= value) low = middle + 1; else high = middle; }
    return low;
  };

  /** States of tasks after some events, the waiting ones in the order in which they became ready, and since when they are. */
  function replay(aRun, position) {
    const states = new Uint8Array(work.tasks.length), waiting = new Map();
    for (let seq = 0; seq < position; seq++) {
      const kind = aRun.kinds.charCodeAt(seq), task = aRun.subjects[seq];
      if (kind === READY) { states[task] = WAITING; waiting.set(task, aRun.at[seq]); }
      else if (kind === STARTED) { states[task] = RUNNING; waiting.delete(task); }
      else if (kind === PREEMPTED) { states[task] = SUSPENDED; waiting.set(task, aRun.at[seq]); }
      else if (kind === FINISHED) { states[task] = DONE; }
    }
    return {states, waiting};
  }

  function canvasOf(element, height) {
    const width = element.clientWidth || 600, sharp = Math.max(1, devicePixelRatio || 1);
    element.style.height = height + "px";
    element.width = Math.round(width * sharp);
    element.height = Math.round(height * sharp);
    const ink = element.getContext("2d");
    ink.scale(sharp, sharp);
    ink.fillStyle = tone("surface");
    ink.fillRect(0, 0, width, height);
    return {ink, width, height};
  }

  const panels = [];
  function panelFor(place) {
    while (panels.length <= place) {
      const box = document.createElement("div");
      box.className = "gantt";
      box.innerHTML = '<h3></h3><canvas role="img" tabindex="0"></canvas><div class="tip" hidden></div>';
      $("runs").append(box);
      const panel = {box, title: box.children[0], canvas: box.children[1], tip: box.children[2], hits: []};
      panels.push(panel);
      listen(panel);
    }
    return panels[place];
  }

  const rowHeight = aRun => Math.max(0.02, Math.min(34, (panels.length > 1 ? 230 : 420) / aRun.rowCount));
  function grid(aRun) {
    const height = rowHeight(aRun), gap = aRun.clusters.length > 60 ? 0 : 4;
    return {height, y: (cluster, core) => AXIS + (aRun.rows[cluster] + core) * height + cluster * gap,
      bottom: AXIS + aRun.rowCount * height + aRun.clusters.length * gap};
  }

  const nice = span => { const unit = 10 ** Math.floor(Math.log10(span)); const times = span / unit; return unit * (times > 5 ? 10 : times > 2 ? 5 : times > 1 ? 2 : 1); };

  function drawRun(panel, runNumber, position, tick, ghost) {
    const aRun = data.runs[runNumber], rows = grid(aRun);
    const {ink, width, height} = canvasOf(panel.canvas, rows.bottom + 4);
    const scale = (width - GUTTER - PAD) / (state.to - state.from), x = at => GUTTER + (at - state.from) * scale;
    panel.x = x;
    panel.back = px => state.from + (px - GUTTER) / scale;
    panel.run = runNumber;
    panel.rows = rows;
    panel.hits = [];
    panel.title.textContent = aRun.name + (ghost >= 0 ? " · " + words.ghost + " " + data.runs[ghost].name : "");
    ink.font = "12px system-ui,sans-serif";
    ink.textBaseline = "middle";
    const pass = Math.max(1, nice((state.to - state.from) / Math.max(2, (width - GUTTER) / 70)));
    ink.save();
    ink.beginPath(); ink.rect(GUTTER - 6, 0, width - GUTTER + 6, AXIS - 4); ink.rect(GUTTER - 2, 0, width - GUTTER + 2, height); ink.clip();
    if (state.mark) {
      ink.fillStyle = tone("soft");
      ink.fillRect(x(state.mark[0]), AXIS, x(state.mark[1]) - x(state.mark[0]), rows.bottom - AXIS);
    }
    for (let at = Math.ceil(state.from / pass) * pass; at <= state.to; at += pass) {
      ink.fillStyle = tone("grid");
      ink.fillRect(Math.round(x(at)), AXIS - 5, 1, rows.bottom - AXIS + 5);
      ink.fillStyle = tone("text-2");
      ink.textAlign = "center";
      ink.fillText(number(at), x(at), 11);
    }
    aRun.clusters.forEach(([, count], cluster) => {
      ink.strokeStyle = tone("line");
      ink.strokeRect(GUTTER + 0.5, rows.y(cluster, 0) - 0.5, width, count * rows.height);
    });
    bars(ink, panel, aRun, position, tick, false);
    if (ghost >= 0) bars(ink, panel, data.runs[ghost], data.runs[ghost].at.length, tick, true);
    ink.fillStyle = tone("playhead");
    ink.fillRect(Math.round(x(tick)) - 1, AXIS - 8, 2, rows.bottom - AXIS + 8);
    ink.restore();
    gutter(ink, aRun, rows);
    panel.canvas.setAttribute("aria-label", words["schedule.label"] + " " + aRun.name + ", t = " + tick);
  }

  function gutter(ink, aRun, rows) {
    ink.textAlign = "right";
    aRun.clusters.forEach(([name, count], cluster) => {
      ink.fillStyle = tone("text");
      const all = count * rows.height;
      if (all >= 12) {
        const shown = rows.height >= 13 && count > 1 ? name.slice(0, 7) : name.slice(0, 13);
        ink.font = "600 12px system-ui,sans-serif";
        ink.fillText(shown, rows.height >= 13 && count > 1 ? GUTTER - 32 : GUTTER - 8, rows.y(cluster, 0) + Math.min(all / 2, rows.height >= 13 ? rows.height / 2 : all / 2));
      }
      ink.font = "12px system-ui,sans-serif";
      if (rows.height >= 13 && count > 1) {
        ink.fillStyle = tone("muted");
        for (let core = 0; core < count; core++) ink.fillText(number(core + 1), GUTTER - 8, rows.y(cluster, core) + rows.height / 2);
      }
    });
  }

  function bars(ink, panel, aRun, position, tick, ghost) {
    const pieces = aRun.pieces, rows = panel.rows, x = panel.x;
    ink.textAlign = "center";
    for (let piece = 0; piece < pieces.task.length; piece++) {
      if (!ghost && pieces.from[piece] >= position) break;
      const runs = !ghost && (pieces.to[piece] < 0 || pieces.to[piece] >= position);
      const end = runs ? tick : pieces.end[piece] < 0 ? aRun.last : pieces.end[piece];
      if (end < state.from || pieces.start[piece] > state.to) continue;
      const task = pieces.task[piece], left = x(pieces.start[piece]), wide = Math.max(runs ? 3 : 0.5, x(end) - left);
      // What a running task still needs, so that one that has just started is seen; one that will be suspended shows no more than has run.
      const rest = runs && pieces.task.indexOf(task, piece + 1) < 0 ? x(pieces.end[piece] < 0 ? aRun.last : pieces.end[piece]) - left : wide;
      for (let i = 0; i < pieces.cores[piece].length; i += 2) {
        const top = rows.y(pieces.cluster[piece], pieces.cores[piece][i]), lines = pieces.cores[piece][i + 1] - pieces.cores[piece][i] + 1;
        const gap = rows.height >= 6 ? 1.5 : 0, high = Math.max(0.5, lines * rows.height - gap);
        if (ghost) {
          ink.setLineDash([4, 3]); ink.strokeStyle = tone("text"); ink.strokeRect(left + 1, top + 1, wide - 2, high - 2); ink.setLineDash([]);
          continue;
        }
        panel.hits.push([left, top, Math.max(wide, rest), high, piece]);
        if (rest > wide + 2) {
          ink.globalAlpha = 0.3;
          ink.fillStyle = fillOf(task);
          ink.fillRect(left, top, rest, high);
          ink.globalAlpha = 1;
          ink.setLineDash([4, 3]); ink.strokeStyle = tone("text-2"); ink.strokeRect(left + 0.5, top + 0.5, rest - 1, high - 1); ink.setLineDash([]);
        }
        ink.globalAlpha = runs ? 0.65 : 1;
        ink.fillStyle = fillOf(task);
        ink.fillRect(left, top, wide, high);
        ink.globalAlpha = 1;
        if (wide > 3 && high > 3) {
          ink.strokeStyle = task === state.selected ? tone("accent") : "rgba(0,0,0,.45)";
          ink.lineWidth = task === state.selected ? 3 : 1;
          ink.strokeRect(left + 0.5, top + 0.5, wide - 1, high - 1);
          ink.lineWidth = 1;
        }
        if (high >= 12) {
          ink.font = "600 12px system-ui,sans-serif";
          const text = [brief(task), work.tasks[task]].find(name => ink.measureText(name).width < Math.max(wide, rest) - 4);
          if (text) {
            ink.fillStyle = rest > wide + 2 ? tone("text") : "#0b0e12";
            ink.fillText(text, left + Math.max(wide, rest) / 2, top + high / 2);
          }
        }
      }
    }
  }

  function drawGraph(states) {
    $("job").value = work.graphs[state.job] ? state.job : "";
    const job = state.job, graph = work.graphs[job], canvas = $("graph");
    const {ink, width, height} = canvasOf(canvas, graph ? Math.min(420, Math.max(160, graph.layers * 64)) : 60);
    canvas.setAttribute("aria-label", words["graph.label"] + " " + (work.jobs[job] ?? ""));
    ink.font = "13px system-ui,sans-serif";
    ink.textBaseline = "middle";
    if (!graph) {
      ink.fillStyle = tone("text-2");
      ink.fillText(words["graph.none"], 0, 20, width);
      return;
    }
    const across = width / graph.widest, down = height / graph.layers, first = work.firstTask[job];
    const nodeWidth = Math.min(64, across - 4), nodeHeight = Math.min(34, down - 14);
    const middle = i => [graph.slot[i] / 100 * across, (graph.layer[i] + 0.5) * down];
    graph.parents.forEach((parents, child) => parents.forEach(parent => {
      const [x1, y1] = middle(parent), [x2, y2] = middle(child), top = y2 - nodeHeight / 2;
      ink.strokeStyle = ink.fillStyle = tone("control-edge");
      ink.beginPath(); ink.moveTo(x1, y1 + nodeHeight / 2);
      ink.bezierCurveTo(x1, (y1 + y2) / 2, x2, (y1 + y2) / 2, x2, top - 5); ink.stroke();
      ink.beginPath(); ink.moveTo(x2 - 4, top - 6); ink.lineTo(x2 + 4, top - 6); ink.lineTo(x2, top); ink.fill();
    }));
    graph.parents.forEach((parents, child) => parents.forEach((parent, i) => { // what edges carry
      const carried = graph.data?.[child][i];
      if (!carried) return;
      const [x1, y1] = middle(parent), [x2, y2] = middle(child), text = number(carried);
      const x = x1 + 0.38 * (x2 - x1), y = y1 + nodeHeight / 2 + 0.44 * (y2 - y1 - nodeHeight); // before the middle, where edges that cross are apart
      ink.font = "11px system-ui,sans-serif";
      ink.textAlign = "center";
      const wide = ink.measureText(text).width + 4;
      ink.fillStyle = tone("surface");
      ink.fillRect(x - wide / 2, y - 6, wide, 12);
      ink.fillStyle = tone("text-2");
      ink.fillText(text, x, y);
      ink.font = "13px system-ui,sans-serif";
    }));
    graph.parents.forEach((_, i) => {
      const [cx, cy] = middle(i), task = first + i, then = states[task];
      ink.globalAlpha = then === RUNNING ? 0.65 : 1;
      ink.fillStyle = then === DONE || then === RUNNING ? fillOf(task) : tone("surface");
      ink.fillRect(cx - nodeWidth / 2, cy - nodeHeight / 2, nodeWidth, nodeHeight);
      ink.globalAlpha = 1;
      if (then < RUNNING) ink.setLineDash([4, 3]);
      ink.strokeStyle = task === state.selected ? tone("accent") : tone("text-2");
      ink.lineWidth = task === state.selected ? 3 : 1;
      ink.strokeRect(cx - nodeWidth / 2, cy - nodeHeight / 2, nodeWidth, nodeHeight);
      ink.setLineDash([]); ink.lineWidth = 1;
      ink.fillStyle = then === DONE || then === RUNNING ? "#0b0e12" : tone("text");
      ink.textAlign = "center";
      if (nodeWidth > 22 && nodeHeight > 11) {
        const two = nodeHeight > 27;
        ink.fillText(work.tasks[task], cx, two ? cy - 7 : cy, nodeWidth - 4);
        if (two) ink.fillText(number(work.exec[task]) + " × " + number(work.cores[task]), cx, cy + 8, nodeWidth - 4);
      }
    });
  }

  function told(seq) {
    const aRun = run(), name = data.kindNames[aRun.kinds[seq]], subject = aRun.subjects[seq];
    const who = aboutTask.has(name) ? brief(subject) : aboutJob.has(name) ? work.jobs[subject]
      : name.startsWith("Cores") ? aRun.clusters[subject][0] : "";
    return (who + " " + words["event." + name]).trim();
  }

  function now() {
    const aRun = run(), some = [];
    let seq = state.position - 1;
    for (; seq >= 0 && aRun.at[seq] === state.tick && some.length < 12; seq--) {
      if (!quiet.has(data.kindNames[aRun.kinds[seq]])) some.unshift(told(seq));
    }
    $("now").textContent = "t = " + number(state.tick) + (some.length ? ": " + some.join(", ") : "");
  }

  function facts(aRun, piece) {
    const pieces = aRun.pieces, task = pieces.task[piece], list = [];
    for (let i = 0; i < pieces.cores[piece].length; i += 2) {
      const [a, b] = [pieces.cores[piece][i] + 1, pieces.cores[piece][i + 1] + 1];
      list.push(a === b ? a : a + "–" + b);
    }
    const open = pieces.end[piece] < 0;
    return [label(task) + (work.users[jobOf[task]] === "/" ? "" : " · " + work.users[jobOf[task]]),
      cores(work.cores[task]) + " (" + aRun.clusters[pieces.cluster[piece]][0] + ": " + list.join(", ") + ")",
      "t = " + number(pieces.start[piece]) + " – " + (open ? "…" : number(pieces.end[piece]) + " (" + ticks(pieces.end[piece] - pieces.start[piece]) + ")"),
      pieces.key[piece] ? words.key + " " + pieces.key[piece] : ""].filter(Boolean);
  }

  function lists(then) {
    const queue = $("queue");
    queue.textContent = "";
    let shown = 0;
    for (const [task, since] of then.waiting) {
      if (shown++ === 40) { queue.append("+ " + number(then.waiting.size - 40) + " " + words.more); break; }
      const chip = document.createElement("span");
      chip.className = "chip";
      chip.style.background = fillOf(task);
      chip.textContent = brief(task);
      chip.title = words.ready + " " + since;
      queue.append(chip);
    }
    if (!then.waiting.size) queue.textContent = words.none;
    if (state.selected < 0) { $("selected").textContent = words.none; return; }
    const task = state.selected, pieces = run().pieces, lines = [];
    for (let piece = 0; piece < pieces.task.length && pieces.from[piece] < state.position; piece++) {
      if (pieces.task[piece] === task) lines.push(facts(run(), piece).slice(1).join(" · "));
    }
    const status = ["", words.waiting, words.running, words.done, words.waiting][then.states[task]];
    $("selected").textContent = [label(task) + (status ? " (" + status + ")" : ""), cores(work.cores[task]) + " × " + ticks(work.exec[task]),
      words.arrives + " t = " + number(work.arrival[jobOf[task]]), ...lines].join(" · ");
  }

  function draw() {
    const compared = state.beside >= 0 && state.beside !== state.run;
    panelFor(compared ? 1 : 0);
    panels.forEach((panel, i) => panel.box.hidden = i > 0 && !compared);
    drawRun(panels[0], state.run, state.position, state.tick, state.ghost === state.run ? -1 : state.ghost);
    if (compared) {
      const other = data.runs[state.beside], at = state.position === run().at.length ? other.at.length : upper(other.at, state.tick);
      drawRun(panels[1], state.beside, at, at === other.at.length ? other.last : state.tick, -1);
    }
    const then = replay(run(), state.position);
    drawGraph(then.states);
    lists(then);
    now();
    const instant = upper(run().instants, state.position) - 1;
    $("slider").max = run().instants.length - 1;
    $("slider").value = instant;
    $("slider").setAttribute("aria-valuetext", "t = " + state.tick);
    $("clock").textContent = "t = " + number(state.tick) + " " + words.of + " " + number(run().last);
    $("start").disabled = $("back").disabled = state.position === 0;
    $("end").disabled = $("forward").disabled = state.position === run().at.length;
    $("table").hidden = false;
    if ($("table").open) table();
  }

  function go(position) {
    state.position = Math.max(0, Math.min(run().at.length, position));
    state.tick = state.position ? run().at[state.position - 1] : 0;
    if (state.tick > state.to || state.tick < state.from) {
      const span = state.to - state.from;
      state.from = Math.max(0, state.tick - span / 2);
      state.to = state.from + span;
    }
    draw();
  }

  const forward = () => go(run().instants[Math.min(run().instants.length - 1, upper(run().instants, state.position))]);
  const back = () => {
    const before = upper(run().instants, state.position - 1) - 1;
    go(before < 0 ? 0 : run().instants[before]);
  };

  function zoom(factor, around) {
    const centre = around ?? (state.tick >= state.from && state.tick <= state.to ? state.tick : (state.from + state.to) / 2);
    const span = Math.max(2, Math.min(most * 1.03, (state.to - state.from) * factor));
    const share = (centre - state.from) / (state.to - state.from);
    state.from = Math.max(0, centre - span * share);
    state.to = state.from + span;
    draw();
  }
  const fit = () => { state.from = 0; state.to = most * 1.03; draw(); };

  function select(task) {
    state.selected = task;
    if (task >= 0) state.job = jobOf[task];
    draw();
  }

  function table() {
    const pieces = run().pieces, limit = 2000, rows = [];
    for (let piece = 0; piece < pieces.task.length && pieces.from[piece] < state.position && rows.length < limit; piece++) {
      rows.push([label(pieces.task[piece]), facts(run(), piece)[1], number(pieces.start[piece]), pieces.end[piece] < 0 || pieces.to[piece] >= state.position ? "…" : number(pieces.end[piece])]);
    }
    const made = document.createElement("table");
    made.className = "rows";
    const head = made.createTHead().insertRow();
    for (const name of ["task", "cores", "start", "end"]) {
      const cell = document.createElement("th");
      cell.scope = "col";
      cell.textContent = words["table." + name];
      head.append(cell);
    }
    const body = made.createTBody();
    rows.forEach(row => { const line = body.insertRow(); row.forEach(text => line.insertCell().textContent = text); });
    const holder = $("table").querySelector("div");
    holder.textContent = rows.length === limit ? words["table.limit"] + " " + number(limit) : "";
    holder.append(made);
  }

  function listen(panel) {
    const canvas = panel.canvas, hit = event => {
      const area = canvas.getBoundingClientRect(), px = event.clientX - area.left, py = event.clientY - area.top;
      for (let i = panel.hits.length - 1; i >= 0; i--) {
        const [left, top, wide, high, piece] = panel.hits[i];
        if (px >= left - 1 && px <= left + wide + 1 && py >= top && py <= top + high) return {px, py, piece};
      }
      return {px, py, piece: -1};
    };
    canvas.addEventListener("mousemove", event => {
      if (event.buttons === 1 && panel.drag !== undefined) {
        const span = state.to - state.from, moved = panel.back(panel.drag) - panel.back(event.clientX);
        state.from = Math.max(0, state.from + moved);
        state.to = state.from + span;
        panel.drag = event.clientX;
        panel.moved = true;
        draw();
        return;
      }
      const {px, py, piece} = hit(event);
      panel.tip.hidden = piece < 0;
      if (piece >= 0) {
        panel.tip.textContent = facts(data.runs[panel.run], piece).join("\n");
        panel.tip.style.left = Math.min(px + 12, canvas.clientWidth - 220) + "px";
        panel.tip.style.top = py + 44 + "px";
      }
    });
    canvas.addEventListener("mouseleave", () => panel.tip.hidden = true);
    canvas.addEventListener("mousedown", event => { panel.drag = event.clientX; panel.moved = false; });
    canvas.addEventListener("click", event => {
      panel.drag = undefined;
      const {piece} = hit(event);
      if (!panel.moved) select(piece < 0 ? -1 : data.runs[panel.run].pieces.task[piece]);
    });
    canvas.addEventListener("wheel", event => {
      if (!event.ctrlKey && !event.shiftKey) return;
      event.preventDefault();
      zoom(event.deltaY > 0 || event.deltaX > 0 ? 1.25 : 0.8, panel.back(event.clientX - canvas.getBoundingClientRect().left));
    }, {passive: false});
    canvas.addEventListener("keydown", event => {
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      event.preventDefault();
      const pieces = data.runs[panel.run].pieces, count = upper(pieces.from, state.position - 1);
      if (!count) return;
      const at = pieces.task.lastIndexOf(state.selected, count - 1), next = (at + (event.key === "ArrowDown" ? 1 : count - 1) + (at < 0 && event.key === "ArrowUp" ? 1 : 0)) % count;
      select(pieces.task[next]);
      $("now").textContent = facts(data.runs[panel.run], next).join(", ");
    });
  }

  // The lesson.
  const articles = [...document.querySelectorAll(".step")], questions = [...document.querySelectorAll(".question")];
  let score = 0, answered = 0;

  function show(place, focus) {
    const step = steps[place];
    articles.forEach((article, i) => article.classList.toggle("shown", i === place));
    Object.assign(state, {step: place, run: step.run, position: step.position, tick: step.tick, beside: step.beside ?? -1, ghost: step.ghost ?? -1,
      mark: step.highlight ?? null, selected: step.task ?? -1});
    const first = Object.keys(work.graphs)[0];
    state.job = step.job ?? (step.task === undefined ? (work.graphs[state.job] ? state.job : Number(first ?? 0)) : jobOf[step.task]);
    [state.from, state.to] = step.zoom ?? [0, most * 1.03];
    $("place").textContent = words.step + " " + (place + 1) + " " + words.of + " " + steps.length;
    $("previous").disabled = place === 0;
    $("next").disabled = place === steps.length - 1;
    draw();
    if (focus) articles[place].focus({preventScroll: true});
  }
  const turn = by => { const place = state.step + by; if (place >= 0 && place < steps.length) show(place, true); };

  function reveal(form, verdict, good) {
    form.querySelectorAll(".told").forEach(part => part.hidden = false);
    form.querySelectorAll("[data-right]").forEach(input => input.closest("label").classList.add("right"));
    form.querySelectorAll("input").forEach(input => { if (input.checked) input.closest("label").classList.add("chosen"); input.disabled = true; });
    form.querySelectorAll("button").forEach(button => button.disabled = true);
    const line = form.querySelector(".verdict");
    line.textContent = verdict;
    line.className = "verdict" + (good === undefined ? "" : good ? " good" : " bad");
    if (good !== undefined) {
      answered++;
      score += good ? 1 : 0;
      $("score").textContent = words.score + " " + score + " " + words.of + " " + answered;
    }
  }

  for (const form of questions) {
    const solution = () => form.dataset.kind === "figure" ? form.dataset.shown
      : [...form.querySelectorAll("[data-right] + span")].map(part => part.textContent.split(":")[0]).join(", ");
    form.addEventListener("submit", event => {
      event.preventDefault();
      const line = form.querySelector(".verdict");
      let good;
      if (form.dataset.kind === "figure") {
        const typed = form.querySelector("input").value.trim().replace(",", ".");
        if (!/^-?\d+(\.\d*)?$/.test(typed)) { line.textContent = words.figure; return; }
        good = Math.abs(Number(typed) - Number(form.dataset.value)) <= 0.005 + 1e-12 * Math.abs(Number(form.dataset.value));
      } else {
        const chosen = form.querySelector("input:checked");
        if (!chosen) return;
        good = chosen.hasAttribute("data-right");
      }
      reveal(form, good ? words.right : words.wrong + " " + solution() + ".", good);
    });
    form.querySelector(".reveal").addEventListener("click", () => reveal(form, words.solution + " " + solution() + "."));
  }

  const on = (id, act) => $(id) && $(id).addEventListener("click", act);
  on("start", () => go(0)); on("back", back); on("forward", forward); on("end", () => go(run().at.length));
  on("in", () => zoom(0.5)); on("out", () => zoom(2)); on("fit", fit);
  on("previous", () => turn(-1)); on("next", () => turn(1));
  $("slider").addEventListener("input", () => go(run().instants[Number($("slider").value)]));
  $("table").addEventListener("toggle", () => { if ($("table").open) table(); });
  const keys = {ArrowRight: forward, ArrowLeft: back, Home: () => go(0), End: () => go(run().at.length), "+": () => zoom(0.5),
    "-": () => zoom(2), "0": fit, PageDown: () => turn(1), PageUp: () => turn(-1)};
  document.addEventListener("keydown", event => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest("input,select")) return;
    const act = keys[event.key];
    if (!act || (event.key.startsWith("Page") && !steps.length)) return;
    event.preventDefault();
    act();
  });
  addEventListener("resize", draw);
  dark.addEventListener("change", draw);
  addEventListener("beforeprint", draw);
  addEventListener("afterprint", draw);
  for (const job of Object.keys(work.graphs).slice(0, 2000)) $("job").add(new Option(work.jobs[job], job));
  $("job").hidden = $("job").options.length < 2;
  $("job").addEventListener("change", () => { state.job = Number($("job").value); draw(); });
  document.body.classList.add("scripted");
  if (steps.length) {
    show(0, false);
  } else {
    state.job = Number(Object.keys(work.graphs)[0] ?? 0);
    go(run().at.length);
  }
})();
