import { usePermissions } from '#app/access/permissions-context.tsx';
import type { NoteSubject } from '#app/features/notes/admin/note-subject.ts';
import { adminPath } from '#app/paths.ts';
import type { Entry } from './staff-feedback.store.server.ts';

/** Where the notes about an entry are posted, and who may be mentioned in them. */
export function useEntryNotes({ id, colleagues }: Pick<Entry, 'id' | 'colleagues'>): NoteSubject {
  const { may } = usePermissions();
  return {
    action: adminPath('feedbackEntry', { id }),
    draft: `feedback/${id}/note`,
    colleagues,
    writes: may('feedback', 'update'),
  };
}
