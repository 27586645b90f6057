import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import { aDay, anId, oneOf, textUpTo } from '#app/ui/admin/data-table/list-filters.ts';
import { SETTING_TABLES } from './setting-changes.ts';

/** What staff have changed. */
export const settingChangesList = declareList({
  filters: {
    table: oneOf(SETTING_TABLES),
    row: anId,
    text: textUpTo(200),
    from: aDay,
    to: aDay,
  },
  sorts: ['at'],
  usual: { by: 'at', descending: true },
  size: 50,
  whole: 'staff change settings by hand: thousands a year',
});
