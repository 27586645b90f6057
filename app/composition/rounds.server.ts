import { ruleMomentsRound } from '#app/features/automation/work.server.ts';
import { clientDigestRound } from '#app/features/client-notices/client-digest-round.server.ts';
import { importRound } from '#app/features/crm/imports/import-round.server.ts';
import { reminderRound } from '#app/features/crm/tasks/reminder-round.server.ts';
import { digestRound } from '#app/features/digest/admin/digest-round.server.ts';
import { expiredRolesRound } from '#app/features/people/expired-roles-round.server.ts';
import { invoiceRound } from '#app/features/projects/invoices/invoice-round.server.ts';
import { alertRound } from '#app/features/qualification/admin/answer-clock/alert-round.server.ts';
import { waitingLeadsRound } from '#app/features/qualification/lead-rules/waiting-leads-round.server.ts';
import { scoreRound } from '#app/features/qualification/score/score-round.server.ts';
import { replyRound } from '#app/features/tickets/reply-round.server.ts';
import type { Round } from '#app/platform/jobs/rounds.server.ts';

/** Everything that is looked for every minute. */
export const rounds: readonly Round[] = [
  reminderRound,
  replyRound,
  alertRound,
  waitingLeadsRound,
  expiredRolesRound,
  ruleMomentsRound,
  digestRound,
  invoiceRound,
  clientDigestRound,
  importRound,
  scoreRound,
];
