import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import { type FilterKind, oneOf } from '#app/ui/admin/data-table/list-filters.ts';
import { ASKED_STATES } from './tasks.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A user by id, the reader, or nobody. */
const owner: FilterKind = {
  read: (text) => (text === 'me' || text === 'nobody' || UUID.test(text) ? text : undefined),
};
const product: FilterKind = {
  read: (text) => (/^[a-z0-9-]{1,40}$/.test(text) ? text : undefined),
};

/** What is to be done by when, or was done when. */
export const tasksList = declareList({
  filters: { state: oneOf(ASKED_STATES), owner, product },
  sorts: ['due'],
  usual: { by: 'due', descending: false },
  size: 50,
  ways: [
    { by: 'due', walks: ['crm_tasks_due'] },
    // One owner has few tasks: any of the owner's indexes finds them.
    {
      by: 'due',
      given: ['owner'],
      walks: ['crm_tasks_of_owner', 'crm_tasks_of_owner_in_product'],
    },
    { by: 'due', given: ['product'], walks: ['crm_tasks_of_product'] },
    {
      by: 'due',
      given: ['owner', 'product'],
      walks: ['crm_tasks_of_owner_in_product', 'crm_tasks_of_owner'],
    },
    { by: 'due', given: ['state'], walks: ['crm_tasks_due', 'crm_tasks_done'] },
    {
      by: 'due',
      given: ['state', 'owner'],
      walks: [
        'crm_tasks_of_owner',
        'crm_tasks_of_owner_in_product',
        'crm_tasks_done_of_owner',
        'crm_tasks_done_of_owner_in_product',
      ],
    },
    {
      by: 'due',
      given: ['state', 'product'],
      walks: ['crm_tasks_of_product', 'crm_tasks_done_of_product'],
    },
    {
      by: 'due',
      given: ['state', 'owner', 'product'],
      walks: [
        'crm_tasks_of_owner_in_product',
        'crm_tasks_of_owner',
        'crm_tasks_done_of_owner_in_product',
        'crm_tasks_done_of_owner',
      ],
    },
  ],
});
