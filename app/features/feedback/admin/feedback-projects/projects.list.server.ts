import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import { oneOf, textUpTo } from '#app/ui/admin/data-table/list-filters.ts';

/** Feedback projects. */
export const feedbackProjectsList = declareList({
  filters: { text: textUpTo(200), state: oneOf(['on', 'off']) },
  sorts: ['name', 'product'],
  usual: { by: 'name', descending: false },
  size: 50,
  whole: 'a feedback project is a product in use: there are a few dozen',
});
