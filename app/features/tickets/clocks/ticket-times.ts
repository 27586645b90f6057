import type { ClockFacts } from '#app/ui/admin/clock/clock-facts.ts';

/** How long a ticket has, or had: until its first answer, and until it is solved. */
export type TicketTimes = { answer: ClockFacts; solution: ClockFacts };

/** What a list asks of when something is due: over, today, or standing still. */
export const DUE = ['late', 'today', 'paused'] as const;

/** Whether a clock has anything to show. */
export const isTimed = ({ answerSeconds, leftSeconds, target }: ClockFacts): boolean =>
  answerSeconds !== null || (leftSeconds !== null && target !== null);

/** What is next: the first answer until it is given, or where that is due before the solution. */
export function nextOf({ answer, solution }: TicketTimes): 'answer' | 'solution' {
  const waits =
    answer.answerSeconds === null && answer.dueAt !== null && answer.leftSeconds !== null;
  if (!waits) return 'solution';
  const sooner = solution.dueAt !== null && solution.dueAt < (answer.dueAt ?? '');
  return sooner ? 'solution' : 'answer';
}
