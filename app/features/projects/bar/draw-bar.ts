import { type Bar, dayAfter, type Piece } from './bar.ts';

/** A label and its extent on the axis; every letter of the drawing has the same width. */
export type Label = {
  text: string;
  /** The text of the second label, where two labels were joined. */
  tail?: string;
  from: number;
  to: number;
  row: 'top' | 'today' | 'ruler';
};
export type DrawnPiece = Piece & { x: number; width: number };

export type BarWords = {
  promised: string;
  /** The label of the expected end, or its replacement where there is none. */
  end: string;
  /** +21 dias; empty where there is nothing to say. */
  delay: string;
  today: string;
  month: (day: string) => string;
};

export type BarDrawing = {
  width: number;
  height: number;
  /** The two views, from top to bottom. */
  promised: { y: number; height: number; end: number | null; marks: readonly number[] };
  actual: { y: number; height: number; end: number; head: { length: number; half: number } };
  pieces: readonly DrawnPiece[];
  /** Lines that join the ends of both views. */
  joints: readonly { from: number; to: number; late: boolean; last: boolean }[];
  numbers: readonly { stage: number; x: number; kind: Piece['kind'] }[];
  today: number | null;
  stopped: number;
  late: boolean;
  ruler: { y: number; weeks: readonly number[]; months: readonly number[] };
  labels: readonly Label[];
};

/** Width of a letter at 12 px. */
const LETTER_WIDTH = 7.3;
const GAP = 8;
const [LEFT, RIGHT] = [2, 12];
const round = (n: number) => Math.round(n * 10) / 10;

type Size = { width: number; thickness: number };

/** First days of months, thinned out until they can be lettered. */
function monthsOf(startsOn: string, last: number, x: (day: number) => number) {
  const start = Date.parse(`${startsOn}T00:00:00Z`);
  const first = new Date(start);
  const months: { at: number; day: string }[] = [];
  for (let step = 1; ; step += 1) {
    const moment = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + step, 1);
    const at = Math.round((moment - start) / 86_400_000);
    if (at > last) break;
    months.push({ at: x(at), day: dayAfter(startsOn, at) });
  }
  return months;
}

/** Labels of the top row: what was promised, and by how much it is missed; as one where they would meet. */
function topLabels(bar: Bar, words: BarWords, width: number, end: number | null): Label[] {
  const label = (text: string, to: number): Label => {
    const long = text.length * LETTER_WIDTH;
    const from = Math.max(0, Math.min(to, width) - long);
    return { text, from, to: from + long, row: 'top' };
  };
  if (!words.delay) return [label(words.promised, end ?? width)];
  const delay = label(words.delay, width);
  const promised = label(
    words.promised,
    (end ?? width) - (bar.delay !== null && bar.delay > 0 ? 6 : 0),
  );
  if (promised.to + GAP <= delay.from) return [promised, delay];
  const joined = label(`${words.promised} ${words.delay}`, width);
  return [{ ...joined, text: words.promised, tail: words.delay }];
}

function rulerLabels(
  months: readonly { at: number; day: string }[],
  startsOn: string,
  words: BarWords,
  width: number,
): Label[] {
  const long = words.end.length * LETTER_WIDTH;
  const end: Label = { text: words.end, from: width - long, to: width, row: 'ruler' };
  const labels: Label[] = [];
  for (const { at, day } of [{ at: LEFT, day: startsOn }, ...months]) {
    const text = words.month(day);
    const from = labels.length === 0 ? at : at + 3;
    const next = { text, from, to: from + text.length * LETTER_WIDTH, row: 'ruler' as const };
    const before = labels.at(-1);
    if ((!before || before.to + GAP <= next.from) && next.to + GAP <= end.from) labels.push(next);
  }
  return [...labels, end];
}

/** The place of each stage's number: its active piece, else its widest piece with room for it. */
function numbersOf(pieces: readonly DrawnPiece[]) {
  const numbered = new Map<number, DrawnPiece>();
  for (const piece of pieces) {
    const best = numbered.get(piece.stage);
    if (piece.kind === 'blocked' || piece.width < 11) continue;
    if (!best || (best.kind !== 'active' && piece.width > best.width)) {
      numbered.set(piece.stage, piece);
    }
  }
  return [...numbered.values()].map(({ stage, kind, x, width }) => ({
    stage,
    kind,
    x: round(x + width / 2),
  }));
}

/** In a paused or ended project only finished stages have an end to join with the promised one. */
function jointsOf({ state, promised, seen, pieces }: Bar, x: (day: number) => number) {
  const still = state === 'paused' || state === 'ended';
  return promised.flatMap((promise, i) => {
    const end = seen[i];
    const closed = pieces.some(({ stage, kind }) => stage === i + 1 && kind === 'done');
    if (end === undefined || (still && !closed)) return [];
    return [{ from: x(promise), to: x(end), late: end > promise, last: i === 5 }];
  });
}

/** The drawing of a bar at one width: places alone, without a colour or a word of its own. */
export function drawBar(
  bar: Bar,
  startsOn: string,
  words: BarWords,
  { width, thickness: h }: Size,
): BarDrawing {
  const big = h > 36;
  const scale = (width - LEFT - RIGHT) / bar.last;
  const x = (day: number) => round(LEFT + day * scale);
  const thin = big ? 14 : 10;
  const promisedY = 26;
  const y = promisedY + thin + (big ? 40 : 30);
  const end = x(bar.pieces.at(-1)?.to ?? bar.last);
  const head = { length: round(h * 1.15), half: round(h * 0.88) };
  // The point is the end of the piece: what would lie under it is not drawn.
  const body = round(end - head.length * 0.64);
  const pieces = bar.pieces.flatMap((piece) => {
    const [from, to] = [Math.min(x(piece.from), body), Math.min(x(piece.to), body)];
    return to > from ? [{ ...piece, x: from, width: round(to - from) }] : [];
  });
  const rulerY = y + h + (big ? 44 : 34);
  const months = monthsOf(startsOn, bar.last, x);
  const weeks = Array.from({ length: Math.floor(bar.last / 7) + 1 }, (_, week) => x(week * 7));
  const visible = bar.state === 'running' || bar.state === 'waiting' || bar.state === 'paused';
  const today = visible ? x(Math.min(bar.today, bar.last)) : null;
  const promisedEnd = bar.promised.length === 6 ? x(bar.promised[5] ?? 0) : null;
  const labels = [
    ...topLabels(bar, words, width, promisedEnd),
    ...rulerLabels(months, startsOn, words, width),
  ];
  if (today !== null) {
    const long = words.today.length * LETTER_WIDTH;
    const from = Math.max(0, Math.min(today + 3 - long, width - long));
    labels.push({ text: words.today, from, to: from + long, row: 'today' });
  }
  return {
    width,
    height: rulerY + 22,
    promised: {
      y: promisedY,
      height: thin,
      end: promisedEnd,
      marks: bar.promised.slice(0, promisedEnd === null ? undefined : 5).map(x),
    },
    actual: { y, height: h, end, head },
    pieces,
    joints: jointsOf(bar, x),
    numbers: numbersOf(pieces),
    today,
    stopped: x(Math.min(bar.stoppedDay, bar.last)),
    late: bar.delay !== null && bar.delay > 0,
    ruler: {
      y: rulerY,
      // A year and more has no room for weeks.
      weeks: scale * 7 >= 3 ? weeks : [],
      months: months.map(({ at }) => at),
    },
    labels,
  };
}
