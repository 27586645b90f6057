import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Permission } from '#app/access/permissions.ts';
import { hashOfToken, mailedToken } from '#app/features/feedback/follow-up-link.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { nudgeJobs } from '#app/platform/jobs/jobs.server.ts';
import {
  chooseStrangers,
  discardWaiting,
  joinWaiting,
  openWaiting,
  takeWaiting,
} from './inbound-mails.store.server.ts';
import { type InboundReply, MAIL_ACTS, STRANGERS } from './inbound-mails.ts';

type Answer = { reply: InboundReply; status: 200 | 403 | 409 | 422 };
type Permissions = ReadonlySet<Permission>;

const refused = (why: 'forbidden' | 'changed' | 'invalid'): Answer => ({
  reply: { done: false, why },
  status: ({ forbidden: 403, changed: 409, invalid: 422 } as const)[why],
});

const act = z.discriminatedUnion('intent', [
  z.object({ intent: z.enum(MAIL_ACTS).exclude(['join']) }),
  z.object({ intent: z.literal('join'), ticket: z.uuid() }),
]);
const choice = z.object({ intent: z.literal('choose'), strangers: z.enum(STRANGERS) });

const perform = (person: Person, id: string, asked: z.output<typeof act>) =>
  asPerson(person, (tx) => {
    const { intent } = asked;
    if (asked.intent === 'join') return joinWaiting(tx, id, asked.ticket);
    if (intent === 'open') return openWaiting(tx, id);
    return intent === 'take'
      ? // The entry gets the id of its mail, and the link that is mailed is made from it.
        takeWaiting(tx, id, hashOfToken(mailedToken(id)))
      : discardWaiting(tx, id, intent === 'discard');
  });

/** Takes a mail that waits as a ticket or as feedback, discards it, or brings it back. */
export async function actOnInboundMail(
  person: Person,
  id: string,
  form: FormData,
  permissions: Permissions,
): Promise<Answer> {
  if (!permissions.has('feedback:update')) return refused('forbidden');
  const asked = act.safeParse(Object.fromEntries(form));
  if (!asked.success) return refused('invalid');
  const { intent } = asked.data;
  if (intent === 'open' && !permissions.has('feedback:create')) return refused('forbidden');
  if (!(await perform(person, id, asked.data))) return refused('changed');
  if (intent !== 'discard' && intent !== 'restore') nudgeJobs();
  return { reply: { done: intent }, status: 200 };
}

/** Chooses what becomes of the mails of strangers. */
export async function chooseForStrangers(
  person: Person,
  form: FormData,
  permissions: Permissions,
): Promise<Answer> {
  if (!permissions.has('settings:update')) return refused('forbidden');
  const asked = choice.safeParse(Object.fromEntries(form));
  if (!asked.success) return refused('invalid');
  await asPerson(person, (tx) => chooseStrangers(tx, asked.data.strangers));
  return { reply: { done: 'choose' }, status: 200 };
}
