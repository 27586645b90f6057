import { sql } from 'kysely';
import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { TIME_ZONE } from '#app/i18n/business-day.ts';
import { nextStatus, ownId, replyText, ticketId } from './posted-fields.ts';

/** Without a zone, as a browser's field sends it: a time in the company's time zone. */
const companyTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/)
  .refine((text) => !Number.isNaN(Date.parse(text)));

/** Stores a scheduled reply. Refused are a time that is past or far away, and more than a ticket may hold. */
export const scheduleReply = command({
  permission: 'feedback:update',
  input: z.object({ ticketId, id: ownId, text: replyText, next: nextStatus, at: companyTime }),
  async run({ tx, input: { id, ticketId, text, next, at } }) {
    await sql`select public.schedule_reply(${id}::uuid, ${ticketId}::uuid, ${text}, ${next},
      ${at}::timestamp at time zone ${TIME_ZONE})`.execute(tx);
    return { id };
  },
});
