import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { typedWords } from '#app/platform/text/typed-text.ts';
import { placeholdersIn } from '#app/ui/admin/composer/placeholders.ts';
import { REPLY_LENGTH, TICKET_STATUSES } from '../ticket.ts';

/* Fields of the forms of one ticket. Messages of issues are the codes that the user gets. */

export const ticketId = z.uuid();

/** Of what is written; a form without scripts has none. */
export const ownId = z.uuid().catch(() => randomUUID());

export const plainText = z
  .string()
  .catch('')
  .transform((text) => text.toWellFormed().replaceAll('\u0000', ''))
  .pipe(typedWords);

/** Sent outside: no placeholder of a template may be open. */
export const replyText = plainText.pipe(
  z
    .string()
    .min(1, 'empty')
    .max(REPLY_LENGTH, 'long')
    .refine((text) => placeholdersIn(text).length === 0, 'open'),
);

export const ticketStatus = z.enum(TICKET_STATUSES);
/** The status of the ticket after a reply; null leaves it. */
export const nextStatus = ticketStatus
  .nullish()
  .catch(null)
  .transform((status) => status ?? null);

/** The revision that a form was filled in from. */
export const seenRevision = z.coerce.number().int();
export const optionalUserId = z.union([z.uuid(), z.literal('').transform(() => null)]);
