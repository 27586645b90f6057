import type { ClockFacts } from '#app/ui/admin/clock/clock-facts.ts';

/** How long a ticket has, or had: until its first reply, and until its solution. */
export type TicketTimes = { answer: ClockFacts; solution: ClockFacts };

/** The filters of a list by due time: over, today, or stopped. */
export const DUE = ['late', 'today', 'paused'] as const;

/** Whether a clock has anything to show. */
export const isTimed = ({ answerSeconds, leftSeconds, target }: ClockFacts): boolean =>
  answerSeconds !== null || (leftSeconds !== null && target !== null);

/** When the next thing is due; null without a clock, or where it is stopped. */
export function nextDueAt(times: TicketTimes | undefined): string | null {
  if (!times) return null;
  const { dueAt, leftSeconds } = times[nextOf(times)];
  return leftSeconds === null ? null : dueAt;
}

/** The next due time: the first reply until it is given, or where that is due before the solution. */
export function nextOf({ answer, solution }: TicketTimes): 'answer' | 'solution' {
  const waits =
    answer.answerSeconds === null && answer.dueAt !== null && answer.leftSeconds !== null;
  if (!waits) return 'solution';
  const sooner = solution.dueAt !== null && solution.dueAt < (answer.dueAt ?? '');
  return sooner ? 'solution' : 'answer';
}
