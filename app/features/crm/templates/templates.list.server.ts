import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import { oneOf, severalOf, textUpTo } from '#app/ui/admin/data-table/list-filters.ts';
import { TEMPLATE_CHANNELS } from './templates.ts';

/** Templates of all products that the person may read. */
export const templatesList = declareList({
  filters: {
    text: textUpTo(200),
    channel: severalOf(oneOf(TEMPLATE_CHANNELS)),
    state: oneOf(['on', 'off']),
  },
  sorts: ['name', 'product'],
  usual: { by: 'product', descending: false },
  size: 50,
  whole: 'somebody writes each one: there are a few dozen',
});
