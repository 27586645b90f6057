import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { typedEmail } from '#app/platform/text/typed-text.ts';
import { trustAddress } from './bounced-addresses.store.server.ts';
import type { TrustReply } from './bounced-addresses.ts';

const act = z.object({
  intent: z.enum(['trust', 'distrust']),
  kind: z.enum(['lead', 'contact', 'deal', 'ticket']),
  about: z.uuid(),
  email: typedEmail.pipe(z.email().max(254)),
});

/** Whether a post is about an address that has given a mail back. */
export const isAboutAddress = (form: FormData): boolean =>
  act.shape.intent.safeParse(form.get('intent')).success;

/** Mails go to an address again, or no more: what the person may do with whose address it is. */
export async function actOnAddress(
  person: Person,
  form: FormData,
  permissions: ReadonlySet<string>,
) {
  const asked = act.safeParse(Object.fromEntries(form));
  const no = { trusted: null } as TrustReply;
  if (!asked.success) return { reply: no, status: 422 };
  const { intent, kind, about, email } = asked.data;
  const needed = kind === 'ticket' ? 'feedback:update' : 'crm:update';
  if (!permissions.has(needed)) return { reply: no, status: 403 };
  const trusted = intent === 'trust';
  const done = await asPerson(person, (tx) =>
    trustAddress(tx, { kind, id: about }, email, trusted),
  );
  return done
    ? { reply: { trusted, email } as TrustReply, status: 200 }
    : { reply: no, status: 409 };
}
