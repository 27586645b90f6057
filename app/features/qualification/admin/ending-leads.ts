import type { Sort } from '#app/ui/admin/data-table/list-address.ts';

/** What goes first stands first; there is no other order. */
export const ENDING_ORDER: Sort = { by: 'erased', descending: false };

/** Somebody whose leads and deals are erased soon, because nothing was heard of her for so long. */
export type EndingLead = {
  id: string;
  /** The newest lead, or null where only deals or an address are left. */
  leadId: string | null;
  name: string;
  email: string;
  company: string;
  leads: number;
  deals: number;
  lastContact: string;
  eraseAt: string;
};
