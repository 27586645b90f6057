/** Six stages, as the process has them. */
export const STAGES = [1, 2, 3, 4, 5, 6] as const;
export type StagePlace = (typeof STAGES)[number];

/** Calendar days, `2026-12-31`. */
export type BarStage = { promised: string | null; planned: string | null; actual: string | null };
type Wait = { since: string; until: string | null };

/** The days of a project, from which bar, cells and sentence are computed. */
export type BarDays = {
  startsOn: string;
  today: string;
  stages: readonly BarStage[];
  waits: readonly Wait[];
  pausedOn: string | null;
  endedOn: string | null;
};

export type BarState = 'ahead' | 'running' | 'waiting' | 'paused' | 'ended' | 'delivered';

/**
 * done: finished. stopped: worked on, then paused or ended. active: in work now. blocked: waited for the
 * client. remaining: still to do. undated: without a date, or no longer to be done.
 */
export type PieceKind = 'done' | 'stopped' | 'active' | 'blocked' | 'remaining' | 'undated';
/** A part of the bar, in days since the first. */
export type Piece = { stage: StagePlace; kind: PieceKind; from: number; to: number };

/** The bar in days, shared by the drawing of any width, the mail and the sentence. */
export type Bar = {
  state: BarState;
  /** The stage in work; null before the first and after the last. */
  current: StagePlace | null;
  today: number;
  /** The last day of work: today, or the day on which it stopped. */
  stoppedDay: number;
  /** Promised ends, up to the first stage without a promise. */
  promised: readonly number[];
  /** Actual or expected ends, up to the first that is unknown. */
  seen: readonly number[];
  pieces: readonly Piece[];
  /** The last day that the drawing has room for. */
  last: number;
  /** Days by which the end is expected later than promised; negative where earlier, null where unknown. */
  delay: number | null;
};

const DAY = 86_400_000;
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY);
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** The share of the drawing that an undated stage takes, so that it is visible. */
const UNDATED_SHARE = 0.12;

/** Values up to the first that is missing. */
function known(values: readonly (number | null)[]): number[] {
  const end = values.indexOf(null);
  return (end < 0 ? values : values.slice(0, end)) as number[];
}

function stateOf(days: BarDays): BarState {
  if (days.stages.every(({ actual }) => actual !== null)) return 'delivered';
  if (days.endedOn) return 'ended';
  if (days.pausedOn) return 'paused';
  if (days.today < days.startsOn) return 'ahead';
  return days.waits.some(({ until }) => until === null) ? 'waiting' : 'running';
}

/** Waits as days, put together where they overlap. */
function waitsIn(days: BarDays, until: number): { from: number; to: number }[] {
  const spans = days.waits
    .map(({ since, until: over }) => ({
      from: Math.max(0, daysBetween(days.startsOn, since)),
      to: Math.min(until, over ? daysBetween(days.startsOn, over) : until),
    }))
    .filter(({ from, to }) => to > from)
    .sort((one, other) => one.from - other.from);
  const merged: { from: number; to: number }[] = [];
  for (const span of spans) {
    const before = merged.at(-1);
    if (before && span.from <= before.to) before.to = Math.max(before.to, span.to);
    else merged.push({ ...span });
  }
  return merged;
}

/** The pieces of a span of work; the days on which it waited for the client are blocked. */
function worked(
  stage: StagePlace,
  kind: PieceKind,
  { from, to }: { from: number; to: number },
  waits: readonly { from: number; to: number }[],
): Piece[] {
  const pieces: Piece[] = [];
  let at = from;
  for (const wait of waits) {
    const [start, end] = [Math.max(wait.from, from), Math.min(wait.to, to)];
    if (end <= start) continue;
    if (start > at) pieces.push({ stage, kind, from: at, to: start });
    pieces.push({ stage, kind: 'blocked', from: start, to: end });
    at = end;
  }
  if (to > at) pieces.push({ stage, kind, from: at, to });
  return pieces;
}

const isStill = (state: BarState) => state === 'running' || state === 'waiting';

/** Expected ends: an overdue stage without a new plan ends today at the earliest, and so do later stages. */
function seenEnds(days: BarDays, state: BarState): number[] {
  const today = daysBetween(days.startsOn, days.today);
  const working = days.stages.findIndex(({ actual }) => actual === null);
  let before = 0;
  return known(
    days.stages.map(({ actual, planned, promised }, i) => {
      const end = actual ?? planned ?? promised;
      if (end === null) return null;
      const behind = isStill(state) && i === working ? today : 0;
      before = Math.max(before, daysBetween(days.startsOn, end), behind);
      return before;
    }),
  );
}

type Facts = {
  state: BarState;
  current: StagePlace | null;
  seen: readonly number[];
  /** Until when the stage in work was worked on. */
  reached: number;
  share: number;
  waits: readonly { from: number; to: number }[];
};

/** The pieces of one stage, from the end of the stage before: its finished and its remaining part. */
function piecesOf(
  stage: StagePlace,
  from: number,
  isDone: boolean,
  { state, current, seen, reached, share, waits }: Facts,
): Piece[] {
  const end = seen[stage - 1];
  if (isDone && end !== undefined) return worked(stage, 'done', { from, to: end }, waits);
  const at = stage === current ? Math.max(from, reached) : from;
  const done = worked(stage, isStill(state) ? 'active' : 'stopped', { from, to: at }, waits);
  const to = Math.max(end ?? from + share, from);
  const isSure = end !== undefined && (isStill(state) || state === 'ahead');
  return to > at
    ? [...done, { stage, kind: isSure ? 'remaining' : 'undated', from: at, to }]
    : done;
}

/** The day on which work stopped; today where it goes on. */
function stoppedSince(days: BarDays, state: BarState): string {
  const open = days.waits.filter(({ until }) => until === null).map(({ since }) => since);
  const waiting = state === 'waiting' ? open.sort()[0] : undefined;
  return days.endedOn ?? days.pausedOn ?? waiting ?? days.today;
}

/** Computes the bar of a project from its days. */
export function barOf(days: BarDays): Bar {
  const state = stateOf(days);
  const number = (day: string | null) => (day === null ? null : daysBetween(days.startsOn, day));
  const today = daysBetween(days.startsOn, days.today);
  const reached = number(days.endedOn ?? days.pausedOn) ?? today;
  const started = state !== 'ahead' && state !== 'delivered';
  const place = days.stages.findIndex(({ actual }) => actual === null);
  const current = started ? ((place + 1) as StagePlace) : null;
  const promised = known(days.stages.map((stage) => number(stage.promised)));
  const seen = seenEnds(days, state);
  const dated = Math.max(seen.at(-1) ?? 0, promised.at(-1) ?? 0, started ? today : 0, 1);
  const share = Math.max(1, Math.round(dated * UNDATED_SHARE));
  const facts = { state, current, seen, reached, share, waits: waitsIn(days, reached) };
  const pieces: Piece[] = [];
  let from = 0;
  for (const stage of STAGES) {
    const isDone = days.stages[stage - 1]?.actual != null;
    pieces.push(...piecesOf(stage, from, isDone, facts));
    from = pieces.at(-1)?.to ?? from;
  }
  const [lastSeen, lastPromised] = [seen[5], promised[5]];
  const isSure = state !== 'paused' && state !== 'ended';
  const isKnown = isSure && lastSeen !== undefined && lastPromised !== undefined;
  return {
    state,
    current,
    today,
    stoppedDay: number(stoppedSince(days, state)) ?? today,
    promised,
    seen,
    pieces,
    last: Math.max(from, dated),
    delay: isKnown ? lastSeen - lastPromised : null,
  };
}
