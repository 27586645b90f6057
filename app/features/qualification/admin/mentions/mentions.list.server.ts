import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import { oneOf } from '#app/ui/admin/data-table/list-filters.ts';
import { MENTION_STATES } from './mentions.ts';

/** Mentions of the user in notes, as named_notes_page() reads them. */
export const mentionsList = declareList({
  filters: { state: oneOf(MENTION_STATES) },
  sorts: ['arrived'],
  usual: { by: 'arrived', descending: true },
  size: 50,
  page: 'public.named_notes_page',
  ways: [
    { by: 'arrived', walks: ['note_mentions_of_person'] },
    { by: 'arrived', given: ['state'], walks: ['note_mentions_unread'] },
  ],
});
