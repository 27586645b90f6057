/** A person whose leads and deals are erased soon, because nothing was received from them for so long. */
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
