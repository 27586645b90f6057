import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';

/** Imported files of contacts, newest first. */
export const importsList = declareList({
  filters: {},
  sorts: ['created'],
  usual: { by: 'created', descending: true },
  size: 25,
  whole: 'staff upload a few files a month, and each is deleted after 24 months',
});
