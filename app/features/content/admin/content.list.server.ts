import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import { oneOf, severalOf, textUpTo } from '#app/ui/admin/data-table/list-filters.ts';
import { CONTENT_KINDS } from '../overrides/items-of.ts';
import { CONTENT_SORTS, CONTENT_STATES, USUAL_CONTENT_SORT } from './content-list.ts';

/** Items of the site's content that staff may edit. */
export const contentList = declareList({
  filters: {
    text: textUpTo(200),
    kind: severalOf(oneOf(CONTENT_KINDS)),
    state: oneOf(CONTENT_STATES),
  },
  sorts: CONTENT_SORTS,
  usual: USUAL_CONTENT_SORT,
  size: 25,
  rowName: textUpTo(300),
  whole: 'a file of the repository each, and at most 200 of a kind that staff made',
});
