import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { sqlState } from '#app/platform/database/errors.server.ts';
import { nudgeJobs } from '#app/platform/jobs/jobs.server.ts';
import { placeholdersIn } from '#app/ui/admin/composer/placeholders.ts';
import { dropBegun, sendMessage, takeBack } from './messages.store.server.ts';
import { BODY_LENGTH, CHANNELS, type MessageReply, SUBJECT_LENGTH } from './messages.ts';

type Answer = { reply: MessageReply; status: 200 | 403 | 404 | 409 | 422 };
type Why = Extract<MessageReply, { message: false }>['why'];

/** What a field says; null where it says nothing. */
const said = z
  .string()
  .nullish()
  .transform((text) => text?.trim() || null);
const message = z.object({
  intent: z.literal('send'),
  // Without scripts nobody has made one.
  id: z.uuid().catch(() => randomUUID()),
  kind: z.enum(['lead', 'contact', 'deal']),
  about: z.uuid(),
  channel: z.enum(CHANNELS),
  direction: z.enum(['out', 'in']).catch('out'),
  locale: z.enum(LOCALES).catch('pt-BR'),
  template: said,
  recipient: said,
  subject: said,
  body: said,
  file: z.array(z.uuid()).max(10),
});
const act = z.discriminatedUnion('intent', [
  message,
  z.object({ intent: z.literal('take-back'), id: z.uuid() }),
  z.object({ intent: z.literal('drop-draft'), id: z.uuid() }),
]);
type Said = z.output<typeof message>;

/** SQLSTATE of what the function refuses, and what that is called on the screen. */
const REFUSALS: Readonly<Record<string, { why: Why; status: Answer['status'] }>> = {
  '42501': { why: 'forbidden', status: 403 },
  '23503': { why: 'gone', status: 404 },
  '23505': { why: 'forbidden', status: 409 },
  '23514': { why: 'address', status: 422 },
};

/** What is wrong with a message before anybody is asked to keep it. */
function mistakeIn({ channel, subject, body, recipient }: Said) {
  const open = placeholdersIn(`${subject ?? ''} ${body ?? ''}`);
  if (open.length > 0) return { why: 'open', open } as const;
  if ((subject?.length ?? 0) > SUBJECT_LENGTH || (body?.length ?? 0) > BODY_LENGTH) {
    return { why: 'long' } as const;
  }
  const whole = channel === 'call' || (body !== null && recipient !== null);
  return whole && (channel !== 'mail' || subject !== null)
    ? undefined
    : ({ why: 'incomplete' } as const);
}

async function send(person: Person, one: Said): Promise<Answer> {
  const mistake = mistakeIn(one);
  if (mistake) return { reply: { message: false, ...mistake }, status: 422 };
  const { id, kind, about, file, intent: _, ...rest } = one;
  const sending = { ...rest, subject_kind: kind, subject_id: about, files: file };
  const moved = await asPerson(person, (tx) => sendMessage(tx, id, sending));
  nudgeJobs();
  return { reply: { message: 'sent', id, channel: one.channel, moved }, status: 200 };
}

/** A message that is sent, noted or taken back. */
export async function actOnMessages(person: Person, form: FormData, may: boolean): Promise<Answer> {
  if (!may) return { reply: { message: false, why: 'forbidden' }, status: 403 };
  const asked = act.safeParse({ ...Object.fromEntries(form), file: form.getAll('file') });
  if (!asked.success) return { reply: { message: false, why: 'incomplete' }, status: 422 };
  try {
    if (asked.data.intent === 'send') return await send(person, asked.data);
    const { id, intent } = asked.data;
    if (intent === 'drop-draft') {
      await asPerson(person, (tx) => dropBegun(tx, id));
      return { reply: { message: 'dropped' }, status: 200 };
    }
    const what = await asPerson(person, (tx) => takeBack(tx, id));
    return what === 'kept'
      ? { reply: { message: false, why: 'late' }, status: 409 }
      : { reply: { message: 'takenBack', what }, status: 200 };
  } catch (error) {
    const state = sqlState(error) ?? '';
    if (asked.data.intent === 'take-back' && state === '23514') {
      return { reply: { message: false, why: 'late' }, status: 409 };
    }
    const refusal = REFUSALS[state];
    if (!refusal) throw error;
    return { reply: { message: false, why: refusal.why }, status: refusal.status };
  }
}
