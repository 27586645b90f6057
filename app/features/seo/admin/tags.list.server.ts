import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import { oneOf, severalOf, textUpTo } from '#app/ui/admin/data-table/list-filters.ts';
import { TAG_TYPES } from '../custom-tags.ts';
import { TAG_SORTS, USUAL_TAG_SORT } from '../tag-list.ts';

/** Custom tags of staff on pages. */
export const tagsList = declareList({
  filters: { text: textUpTo(200), type: severalOf(oneOf(TAG_TYPES)), state: oneOf(['on', 'off']) },
  sorts: TAG_SORTS,
  usual: USUAL_TAG_SORT,
  size: 50,
  whole: 'each tag makes pages larger: there are a few dozen',
});
