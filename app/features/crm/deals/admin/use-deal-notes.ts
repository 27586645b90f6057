import { usePermissions } from '#app/access/permissions-context.tsx';
import type { NoteSubject } from '#app/features/notes/admin/note-subject.ts';
import { adminPath } from '#app/paths.ts';
import type { Deal } from '../deal.store.server.ts';

/** Where the notes of a deal are posted, and who may be mentioned in them. */
export function useDealNotes({ id, colleagues }: Pick<Deal, 'id' | 'colleagues'>): NoteSubject {
  const { may } = usePermissions();
  return {
    action: adminPath('deal', { id }),
    draft: `deal/${id}`,
    colleagues,
    writes: may('crm', 'update'),
  };
}
