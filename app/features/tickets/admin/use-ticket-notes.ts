import { usePermissions } from '#app/access/permissions-context.tsx';
import type { NoteSubject } from '#app/features/notes/admin/note-subject.ts';
import { adminPath } from '#app/paths.ts';
import type { Ticket } from '../queries/ticket.store.server.ts';

/** Where the notes of a ticket are posted, and who may be mentioned in them. */
export function useTicketNotes({ id, colleagues }: Pick<Ticket, 'id' | 'colleagues'>): NoteSubject {
  const { may } = usePermissions();
  return {
    action: adminPath('ticket', { id }),
    draft: `ticket/${id}/note`,
    colleagues,
    writes: may('feedback', 'update'),
  };
}
