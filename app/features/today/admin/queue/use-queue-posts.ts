import { useTaskPosts } from '#app/features/crm/tasks/admin/use-task-posts.ts';
import { useResendMail } from '#app/features/mails/admin/use-resend-mail.ts';
import { useOwnerPosts } from '#app/features/qualification/admin/owners/use-owner-posts.ts';
import { useLeadMoves } from '#app/features/qualification/admin/use-lead-moves.ts';
import { useBulkToast } from '#app/features/tickets/admin/use-bulk-toast.ts';
import { adminPath } from '#app/paths.ts';
import { useTaskReminder } from './use-reminding.ts';

/** The actions on rows. Their state is held by the screen, so that the undo remains when its row disappears. */
export const useQueuePosts = () => ({
  moves: useLeadMoves(adminPath('leads')),
  owners: useOwnerPosts(adminPath('leads')),
  tasks: useTaskPosts(),
  tickets: useBulkToast(adminPath('tickets')),
  again: useResendMail(),
  taskReminder: useTaskReminder(),
});

export type QueuePosts = ReturnType<typeof useQueuePosts>;
