/** States of a lead, in the order of its way (design §10). */
export const LEAD_STATUSES = [
  'new',
  'contacted',
  'qualified',
  'converted',
  'lost',
  'spam',
] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

export const LEAD_SOURCES = ['qualification', 'contact_form', 'workshop'] as const;

export type LeadFilter = {
  text?: string | undefined;
  status?: LeadStatus | undefined;
  source?: (typeof LEAD_SOURCES)[number] | undefined;
  /** The lead that the page before ended with. */
  after?: string | undefined;
};

export type LeadRow = {
  id: string;
  protocol: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  source: (typeof LEAD_SOURCES)[number];
  page: string;
  campaign: string;
  status: LeadStatus;
  review: 'honeypot' | 'address_limit' | 'too_fast' | 'limit_check_failed' | 'crm_failed' | null;
  createdAt: string;
};

/** Ways on from a state: forwards, out, and from outside back to "contacted" (design §10). */
const WAYS: Record<LeadStatus, readonly LeadStatus[]> = {
  new: ['contacted', 'qualified', 'lost', 'spam'],
  contacted: ['qualified', 'lost', 'spam'],
  qualified: ['converted', 'contacted', 'lost'],
  converted: ['contacted'],
  lost: ['contacted'],
  spam: ['contacted'],
};

export const waysFrom = (status: LeadStatus): readonly LeadStatus[] => WAYS[status];
