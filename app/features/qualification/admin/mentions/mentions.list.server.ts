import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import { oneOf } from '#app/ui/admin/data-table/list-filters.ts';
import { MENTION_STATES } from './mentions.ts';

/** Mentions of the current user in notes, as mentions_page() reads them. */
export const mentionsList = declareList({
  filters: { state: oneOf(MENTION_STATES) },
  sorts: ['arrived'],
  usual: { by: 'arrived', descending: true },
  size: 50,
  page: 'public.mentions_page',
  combinations: [
    { by: 'arrived', indexes: ['note_mentions_of_person'] },
    { by: 'arrived', required: ['state'], indexes: ['note_mentions_unread'] },
  ],
});
