/** What a ticket figure counts: what was done in some days, or what stood at an end. */
export const COUNTED_BY = ['opened', 'answered', 'solved', 'merged', 'open'] as const;
export type CountedBy = (typeof COUNTED_BY)[number];

/** In an address, the value for tickets without a module. */
export const NO_MODULE = 'none';

export type CountedTicket = {
  id: string;
  number: number;
  title: string;
  status: string;
  /** The requester's name, as they gave it. */
  asks: string;
  project: string;
  module: string;
  /** The moment by which it is counted. */
  at: string;
};
