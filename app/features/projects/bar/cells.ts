import { type BarDays, barOf, STAGES } from './bar.ts';

/** Of each stage: closed, in work, or to come; and its share of the width. */
export function cellsOf(days: BarDays) {
  const { pieces, current, last } = barOf(days);
  return STAGES.map((stage) => {
    const own = pieces.filter((piece) => piece.stage === stage);
    const long = own.reduce((sum, { from, to }) => sum + to - from, 0);
    const closed = days.stages[stage - 1]?.actual != null;
    const kind = closed ? 'closed' : stage === current ? 'now' : 'ahead';
    // None so thin that a program would drop it.
    return { stage, kind, share: Math.max(4, Math.round((long / last) * 100)) } as const;
  });
}
