import { sql } from 'kysely';
import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { TIME_ZONE } from '#app/i18n/business-day.ts';
import { companyTime } from '#app/platform/http/typed-day.ts';
import { nextStatus, ownId, replyText, ticketId } from './posted-fields.ts';

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
