import type { LeadAnswer } from './staff-leads.ts';

type Props = { createdAt: string; answer: LeadAnswer; now: string };

/** Stand-in. */
export function LeadAnswerCell({ answer }: Props) {
  return answer.seconds === null ? (answer.dueAt ?? '–') : `${Math.floor(answer.seconds / 60)} min`;
}
