import { PRIORITIES, type Priority } from '../ticket.ts';

/** The kinds of targets: tickets of a priority, and imported ones. */
export const TARGETED = ['urgent', 'high', 'medium', 'low', 'others'] as const;
export type Targeted = (typeof TARGETED)[number];
export const isPriority = (one: Targeted) => PRIORITIES.find((priority) => priority === one);

/** Reply and solution times of tickets in business time; null: no clock. */
export type TicketTarget = {
  priority: Targeted;
  revision: number;
  answerMinutes: number | null;
  solveMinutes: number | null;
  /** How much of the time is over when the owner is notified, in percent; 100: never before. */
  warnPercent: number;
};

/** The measured times of first replies; null: of every priority. */
export type AnswerTimes = {
  priority: Priority | null;
  /** The specified default, which is not measured. */
  averageHours: number;
  medianSeconds: number | null;
  answers: number;
  inTime: number;
};

export const MOST_ANSWER_MINUTES = 20_160;
export const MOST_SOLVE_MINUTES = 60_480;

type Part = 'revision' | 'answer' | 'solve' | 'warn';
export const ticketTargetField = (one: Targeted, part: Part) => `ticket-${one}-${part}`;
