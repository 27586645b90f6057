import { LOCALES } from '#app/i18n/locale.ts';
import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import { oneOf, severalOf, textUpTo } from '#app/ui/admin/data-table/list-filters.ts';
import { PAGE_SORTS, USUAL_PAGE_SORT } from '../page-list.ts';
import { PROBLEMS } from '../page-problems.ts';

/** Pages of the site as search engines get them. */
export const pagesList = declareList({
  filters: {
    text: textUpTo(200),
    locale: severalOf(oneOf(LOCALES)),
    problem: severalOf(oneOf(PROBLEMS)),
    only: oneOf(['problems']),
  },
  sorts: PAGE_SORTS,
  usual: USUAL_PAGE_SORT,
  size: 50,
  rowName: textUpTo(300),
  whole: 'there are as many as pages in the route table, and items of content',
});
