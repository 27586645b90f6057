import { sql } from 'kysely';
import { z } from 'zod';
import { PRIORITIES, TICKET_STATUSES } from '../ticket.ts';
import { BULK_FIELDS, type BulkField, type TicketPlace } from '../ticket-replies.ts';

/* Fields of the forms that change many tickets at once. */

/** Above the size of a page. */
const MOST = 200;

export const bulkField = z.enum(BULK_FIELDS);
/** A status, a priority, the id of an owner, or nobody. */
export const bulkValue = z.union([
  z.enum(TICKET_STATUSES),
  z.enum(PRIORITIES),
  z.uuid(),
  z.literal(''),
]);
type BulkValue = z.output<typeof bulkValue>;

const place = z
  .string()
  .transform((text) => text.split(':'))
  .pipe(z.tuple([z.uuid(), bulkValue]))
  .transform(([id, was]): TicketPlace => ({ id, was }));
/** Tickets with the value that each had, written by `placeField`. */
export const places = z.array(place).min(1).max(MOST);

export const isValueOf = ({ what, to }: { what: BulkField; to: BulkValue }): boolean =>
  what === 'status'
    ? TICKET_STATUSES.some((one) => one === to)
    : what === 'priority'
      ? PRIORITIES.some((one) => one === to)
      : to === '' || z.uuid().safeParse(to).success;

const COLUMNS = { status: 'status', owner: 'owner_id', priority: 'priority' } as const;
export const columnOf = (what: BulkField) => sql.ref(COLUMNS[what]);

/** A value, or a column that holds it as text, in the type of the column that takes it. */
export const valueFor = (what: BulkField, value: ReturnType<typeof sql.ref> | string) =>
  what === 'owner' ? sql`nullif(${value}, '')::uuid` : sql`${value}`;
