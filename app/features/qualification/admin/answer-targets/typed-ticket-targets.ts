import {
  MOST_ANSWER_MINUTES,
  MOST_SOLVE_MINUTES,
  TARGETED,
  type TicketTarget,
  ticketTargetField,
} from '#app/features/tickets/clocks/ticket-targets.ts';
import type { TargetMistake } from '../answer-clock/answer-targets.ts';

const isWithin = (value: number | null, least: number, most: number) =>
  value === null || (value >= least && value <= most);
const whole = (text: string) => (/^\d{1,6}$/.test(text) ? Number(text) : Number.NaN);
/** Hours as people type them, 16 or 1,5, in minutes. */
const hours = (text: string) =>
  /^\d{1,4}([.,]\d{1,2})?$/.test(text)
    ? Math.round(Number(text.replace(',', '.')) * 60)
    : Number.NaN;
const orNone = (text: string, read: (text: string) => number) => (text === '' ? null : read(text));

/** The targets of tickets as they were typed beside those of leads, and what is wrong with them by field. */
export function ticketTargetsIn(form: FormData) {
  const mistakes: Record<string, TargetMistake> = {};
  const typed: TicketTarget[] = [];
  for (const priority of TARGETED) {
    const named = (part: Parameters<typeof ticketTargetField>[1]) =>
      ticketTargetField(priority, part);
    const text = (part: Parameters<typeof named>[0]) => String(form.get(named(part)) ?? '').trim();
    if (!form.has(named('revision'))) continue;
    const answerMinutes = orNone(text('answer'), whole);
    const solveMinutes = orNone(text('solve'), hours);
    const warnPercent = whole(text('warn'));
    if (!isWithin(answerMinutes, 1, MOST_ANSWER_MINUTES)) mistakes[named('answer')] = 'orNone';
    if (!isWithin(solveMinutes, 30, MOST_SOLVE_MINUTES)) mistakes[named('solve')] = 'hours';
    if (!isWithin(warnPercent, 10, 100)) mistakes[named('warn')] = 'warn';
    typed.push({
      priority,
      revision: Number(text('revision')) || 0,
      answerMinutes,
      solveMinutes,
      warnPercent,
    });
  }
  return { mistakes, typed };
}
