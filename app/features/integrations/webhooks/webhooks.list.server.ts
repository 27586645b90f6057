import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import { oneOf, textUpTo } from '#app/ui/admin/data-table/list-filters.ts';
import { WEBHOOK_STATES } from './webhook.ts';

/** Addresses of other programs that receive events. */
export const webhooksList = declareList({
  filters: { text: textUpTo(200), state: oneOf(WEBHOOK_STATES) },
  sorts: ['created', 'name'],
  usual: { by: 'created', descending: true },
  size: 50,
  whole: 'the database takes 50 at most',
});
