import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';

/** Files of contacts that were sent, the newest first. */
export const importsList = declareList({
  filters: {},
  sorts: ['created'],
  usual: { by: 'created', descending: true },
  size: 25,
  whole: 'a file is sent by hand, a few a month, and each is forgotten after 24 months',
});
