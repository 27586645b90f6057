import { z } from 'zod';

/* Fields of forms that change the access of a user. */

export const userId = z.uuid();
/** The key of a role: the database refuses one that does not exist as `role_unknown`. */
export const role = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(48);

/** The slug of a product; null for all of them. */
const product = z
  .string()
  .regex(/^[a-z0-9-]{0,40}$/)
  .default('')
  .transform((slug) => slug || null);

export const reason = z.string().trim().max(500).default('');

/** The end of a posted day in the company's time zone, which has had no summer time since 2019; null: no end. */
const until = z
  .union([z.literal(''), z.iso.date()])
  .default('')
  .transform((day) => (day === '' ? null : new Date(`${day}T23:59:59-03:00`)));

/** A role as it is granted. */
export const term = { role, product, until, reason };

/** The new owner of what the user can no longer answer for: a colleague, the assignment rules, or nobody. */
export const handTo = z.union([z.enum(['rules', 'nobody']), z.uuid()]).default('nobody');

/** The operation in which it was reassigned, to be undone. */
export const act = z.union([z.literal(''), z.uuid()]).default('');
