/** States of a lead, in the order of its way. */
export const LEAD_STATUSES = [
  'new',
  'contacted',
  'qualified',
  'converted',
  'lost',
  'spam',
] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** Where leads come from; those of a partner are named by its product. */
export const LEAD_SOURCES = [
  'qualification',
  'contact_form',
  'doavya',
  'website',
  'by_hand',
  'doavya_by_hand',
  'workshop',
] as const;

/** The least scores that a list may be filtered by. */
export const LEAST_SCORES = ['80', '60', '40'] as const;

/** Unanswered leads: all whose clock runs, or those that are overdue. */
export const ANSWER_STATES = ['waiting', 'late'] as const;

/** The clock of a lead until its first answer, and its value then; times in ISO 8601. */
export type LeadAnswer = {
  /** Minutes of business time; null: it has no clock. */
  target: number | null;
  dueAt: string | null;
  answeredAt: string | null;
  /** Business time from its arrival to the answer. */
  seconds: number | null;
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
  review:
    | 'honeypot'
    | 'address_limit'
    | 'too_fast'
    | 'limit_check_failed'
    | 'crm_failed'
    | 'no_identity'
    | null;
  createdAt: string;
  ownerId: string | null;
  owner: string | null;
  answer: LeadAnswer;
  /** 0 to 100; null: not computed yet. */
  score: number | null;
};

/** Moves from a state: forwards, out, and from outside back to "contacted". The database enforces the same,
 * in private.lead_may_move(). */
const TRANSITIONS: Record<LeadStatus, readonly LeadStatus[]> = {
  new: ['contacted', 'qualified', 'lost', 'spam'],
  contacted: ['qualified', 'lost', 'spam'],
  qualified: ['converted', 'contacted', 'lost'],
  converted: ['contacted'],
  lost: ['contacted'],
  spam: ['new', 'contacted'],
};

/** Marks of leads that count as spam until staff have reviewed them; a fault of the site is none. The
 * database has the same in private.place_of_lead(). */
const SUSPECTED = new Set<LeadRow['review']>(['address_limit', 'too_fast', 'no_identity']);

/** Whether a lead is listed with spam, and not among those to be answered. `review` is null once a user has
 * marked it as no spam. */
export const isSpam = ({ status, review }: Pick<LeadRow, 'status' | 'review'>): boolean =>
  status === 'spam' || (status === 'new' && SUSPECTED.has(review));

/** The states that a lead may move to. Suspected spam may move to new. */
export const transitionsFrom = (
  status: LeadStatus,
  review: LeadRow['review'] = null,
): readonly LeadStatus[] =>
  status === 'new' && isSpam({ status, review })
    ? ['new', ...TRANSITIONS.new]
    : TRANSITIONS[status];

/** The states that all of these may move to. */
export const transitionsOfAll = (
  leads: readonly Pick<LeadRow, 'status' | 'review'>[],
): readonly LeadStatus[] =>
  LEAD_STATUSES.filter((to) =>
    leads.every(({ status, review }) => transitionsFrom(status, review).includes(to)),
  );

/** The states that any of a filter's rows may move to, in one state or in all. */
export const transitionsOfMatching = (status: LeadStatus | undefined): readonly LeadStatus[] =>
  status ? transitionsFrom(status) : LEAD_STATUSES.filter((to) => transitionsTo(to).length > 0);

/** The states from which a state can be reached. */
export const transitionsTo = (to: LeadStatus): readonly LeadStatus[] =>
  LEAD_STATUSES.filter((from) => transitionsFrom(from).includes(to));

export type LeadPlace = { id: string; status: LeadStatus };

/** An open deal that ends with its lead; `needsValue`: it cannot be won as long as it is worth nothing. */
export type EndingDeal = { id: string; title: string; value: number; needsValue: boolean };

/** A lead with its status, as forms send it. */
export const placeField = ({ id, status }: LeadPlace): string => `${id}:${status}`;
