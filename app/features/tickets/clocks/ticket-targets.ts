import { PRIORITIES, type Priority } from '../ticket.ts';

/** Whose targets there are: tickets of a priority, and those that were imported. */
export const TARGETED = ['urgent', 'high', 'medium', 'low', 'others'] as const;
export type Targeted = (typeof TARGETED)[number];
export const isPriority = (one: Targeted) => PRIORITIES.find((priority) => priority === one);

/** Within how much business time tickets are answered and solved; null: no clock. */
export type TicketTarget = {
  priority: Targeted;
  revision: number;
  answerMinutes: number | null;
  solveMinutes: number | null;
  /** How much of the time is over when the owner is notified, in percent; 100: never before. */
  warnPercent: number;
};

/** What was measured of first answers; null: of every priority. */
export type AnswerTimes = {
  priority: Priority | null;
  /** The constant that is specified, which nobody has measured. */
  averageHours: number;
  medianSeconds: number | null;
  answers: number;
  inTime: number;
};

export const MOST_ANSWER_MINUTES = 20_160;
export const MOST_SOLVE_MINUTES = 60_480;

type Part = 'revision' | 'answer' | 'solve' | 'warn';
export const ticketTargetField = (one: Targeted, part: Part) => `ticket-${one}-${part}`;
