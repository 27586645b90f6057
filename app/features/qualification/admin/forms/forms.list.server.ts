import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import { oneOf, textUpTo } from '#app/ui/admin/data-table/list-filters.ts';
import { FORM_SORTS, FORM_STATES, USUAL_FORM_SORT } from './stored-form.ts';

/** Forms with their figures. */
export const formsList = declareList({
  filters: { text: textUpTo(200), state: oneOf(FORM_STATES) },
  sorts: FORM_SORTS,
  usual: USUAL_FORM_SORT,
  size: 50,
  whole: 'each form serves pages of the site: there are a few dozen',
});
