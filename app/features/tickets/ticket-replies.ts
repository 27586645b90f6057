/** Why nothing was done. */
export const TICKET_ERRORS = [
  'empty',
  'long',
  'open',
  'ticket_move_not_allowed',
  'changed',
  'ticket_answered',
  'ticket_reaches_nobody',
  'entry_gone',
  'ticket_other_product',
  'ticket_other_client',
  'otherCustomer',
  'number_gone',
  'ticket_merged',
  'already_merged',
  'merge_with_itself',
  'unmerge_late',
  'ticket_owner_unfit',
  'files_gone',
  'note_not_yours',
  'later_time_invalid',
  'later_too_many',
  'later_gone',
  'contact_gone',
] as const;
export type TicketErrorCode = (typeof TICKET_ERRORS)[number];

/** Two tickets of two customers to merge, by name, with the revisions that were read. */
export type MergeQuestion = { number: string; from: string; into: string; seen: string };

/** A ticket and its value before a bulk change. */
export type TicketPlace = { id: string; was: string };

/** A ticket and its present value, as forms send it. */
export const placeField = ({ id, was }: TicketPlace): string => `${id}:${was}`;

/** What can be changed of many tickets at once. */
export const BULK_FIELDS = ['status', 'owner', 'priority'] as const;
export type BulkField = (typeof BULK_FIELDS)[number];

/** Why many tickets were not changed. */
export const BULK_CODES = ['changed', 'ticket_move_not_allowed', 'ticket_owner_unfit'] as const;
export type BulkCode = (typeof BULK_CODES)[number];
