import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import { type FilterKind, oneOf, severalOf } from '#app/ui/admin/data-table/list-filters.ts';
import { FILTER_STATES } from './tasks.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A user by id, the current user, or nobody. */
const owner: FilterKind = {
  read: (text) => (text === 'me' || text === 'nobody' || UUID.test(text) ? text : undefined),
};
const product: FilterKind = {
  read: (text) => (/^[a-z0-9-]{1,40}$/.test(text) ? text : undefined),
};

/** Open and done tasks. */
export const tasksList = declareList({
  filters: { state: oneOf(FILTER_STATES), owner: severalOf(owner), product: severalOf(product) },
  sorts: ['due'],
  usual: { by: 'due', descending: false },
  size: 50,
  combinations: [
    { by: 'due', indexes: ['crm_tasks_due'] },
    // One owner has few tasks: any of the owner's indexes finds them; those of several are met in order.
    {
      by: 'due',
      required: ['owner'],
      indexes: ['crm_tasks_of_owner', 'crm_tasks_of_owner_in_product', 'crm_tasks_due'],
    },
    { by: 'due', required: ['product'], indexes: ['crm_tasks_of_product', 'crm_tasks_due'] },
    {
      by: 'due',
      required: ['owner', 'product'],
      indexes: ['crm_tasks_of_owner_in_product', 'crm_tasks_of_owner', 'crm_tasks_due'],
    },
    { by: 'due', required: ['state'], indexes: ['crm_tasks_due', 'crm_tasks_done'] },
    {
      by: 'due',
      required: ['state', 'owner'],
      indexes: [
        'crm_tasks_of_owner',
        'crm_tasks_of_owner_in_product',
        'crm_tasks_done_of_owner',
        'crm_tasks_done_of_owner_in_product',
        'crm_tasks_due',
        'crm_tasks_done',
      ],
    },
    {
      by: 'due',
      required: ['state', 'product'],
      indexes: [
        'crm_tasks_of_product',
        'crm_tasks_done_of_product',
        'crm_tasks_due',
        'crm_tasks_done',
      ],
    },
    {
      by: 'due',
      required: ['state', 'owner', 'product'],
      indexes: [
        'crm_tasks_of_owner_in_product',
        'crm_tasks_of_owner',
        'crm_tasks_done_of_owner_in_product',
        'crm_tasks_done_of_owner',
        'crm_tasks_due',
        'crm_tasks_done',
      ],
    },
  ],
});
