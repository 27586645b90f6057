import { useTaskActs } from '#app/features/crm/tasks/admin/use-task-acts.ts';
import { useAgain } from '#app/features/mails/admin/use-again.ts';
import { useOwnerActs } from '#app/features/qualification/admin/owners/use-owner-acts.ts';
import { useLeadMoves } from '#app/features/qualification/admin/use-lead-moves.ts';
import { useBulkToast } from '#app/features/tickets/admin/use-bulk-toast.ts';
import { adminPath } from '#app/paths.ts';
import { useReminding } from './use-reminding.ts';

/** The actions on rows. They belong to the screen: a row disappears when it is done, and its undo must not
 * disappear with it. */
export const useQueueActs = () => ({
  moves: useLeadMoves(adminPath('leads')),
  owners: useOwnerActs(adminPath('leads')),
  tasks: useTaskActs(),
  tickets: useBulkToast(adminPath('tickets')),
  again: useAgain(),
  reminding: useReminding(),
});

export type QueueActs = ReturnType<typeof useQueueActs>;
