import type { Transaction } from 'kysely';
import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import { changeProfile } from '#app/access/profile.server.ts';
import { chooseClientNotice } from '#app/features/client-notices/client-notices.store.server.ts';
import {
  CLIENT_NOTICES,
  type ClientNoticeKind,
  NOTICE_WAYS,
} from '#app/features/client-notices/client-notices.ts';
import { MEMBER_ROLES } from '#app/features/crm/clients/clients.ts';
import { askForOwnErasure } from '#app/features/privacy/own-data.store.server.ts';
import {
  changeMember,
  inviteToClient,
  withdrawInvitation,
} from '#app/features/projects/client-people.store.server.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { typedEmail, typedLine } from '#app/platform/text/typed-text.ts';
import type { AccountReply, Done } from './account-reply.ts';

const NAME_LENGTH = 120;
// No addresses: the name stands in mails, and a stranger may have them sent to anybody.
const name = typedLine.pipe(
  z
    .string()
    .min(1)
    .max(NAME_LENGTH)
    .regex(/^[^<>@/\\]*$/),
);
const email = typedEmail.pipe(z.email().max(254));
const role = z.enum(MEMBER_ROLES);

const way = z.enum(NOTICE_WAYS);
const ways = {
  deliverable: way,
  answer: way,
  date: way,
  ticket: way,
  'invoice.due': way,
  'invoice.overdue': way,
} satisfies Record<ClientNoticeKind, typeof way>;

const act = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('profile'), name, locale: z.enum(LOCALES) }),
  z.object({ intent: z.literal('notices'), ...ways }),
  z.object({
    intent: z.literal('invite'),
    organization: z.uuid(),
    email,
    name,
    role,
    locale: z.enum(LOCALES),
  }),
  z.object({ intent: z.literal('withdraw'), organization: z.uuid(), invitation: z.uuid() }),
  z.object({ intent: z.literal('role'), organization: z.uuid(), user: z.uuid(), role }),
  z.object({ intent: z.literal('end'), organization: z.uuid(), user: z.uuid() }),
  z.object({ intent: z.literal('erase'), id: z.uuid(), sure: z.literal('yes') }),
]);
type Act = z.output<typeof act>;

export const STATUS: Record<AccountReply['why'], number> = {
  invalid: 422,
  gone: 404,
  already: 409,
  limited: 429,
  last: 409,
  staff: 403,
  colleague: 409,
  unproved: 403,
  viewing: 403,
};

type Part = 'perfil' | 'avisos' | 'pessoas' | 'dados';
type Outcome = {
  done: Done;
  part: Part;
  organization?: string;
  locale?: Locale;
  protocol?: string;
};

async function change(
  tx: Transaction<DB>,
  me: string,
  { organization, user, role: wanted }: Parameters<typeof changeMember>[1],
): Promise<Outcome | AccountReply['why']> {
  const became = await changeMember(tx, { organization, user, role: wanted });
  if (became === 'gone' || became === 'last' || became === 'staff') return became;
  if (became === 'ended' && user === me) return { done: 'left', part: 'pessoas' };
  return { done: became, part: 'pessoas', organization };
}

async function perform(
  tx: Transaction<DB>,
  me: string,
  asked: Exclude<Act, { intent: 'profile' }>,
): Promise<Outcome | AccountReply['why']> {
  switch (asked.intent) {
    case 'notices': {
      for (const kind of CLIENT_NOTICES) await chooseClientNotice(tx, kind, asked[kind]);
      return { done: 'notices', part: 'avisos' };
    }
    case 'invite': {
      const became = await inviteToClient(tx, asked);
      if (became !== 'invited') return became;
      return { done: 'invited', part: 'pessoas', organization: asked.organization };
    }
    case 'withdraw': {
      const done = await withdrawInvitation(tx, asked.invitation);
      if (!done) return 'gone';
      return { done: 'withdrawn', part: 'pessoas', organization: asked.organization };
    }
    case 'role':
      return change(tx, me, asked);
    case 'end':
      return change(tx, me, { ...asked, role: null });
    case 'erase': {
      const protocol = await askForOwnErasure(tx, asked.id);
      return protocol ? { done: 'erasure', part: 'dados', protocol } : 'unproved';
    }
  }
}

/** Changes what somebody of a client sets for herself, or for the people of her client: the database
 * looks at who may, under a lock. */
export async function actOnAccount(
  person: Person,
  texts: Readonly<Record<string, string>>,
): Promise<Outcome | AccountReply> {
  const refused = (why: AccountReply['why']) => ({
    intent: texts['intent'] ?? '',
    why,
    typed: texts,
  });
  // Who only looks as a client does changes nothing, of her own neither.
  if (person.viewing) return refused('viewing');
  const read = act.safeParse(texts);
  if (!read.success) return refused('invalid');
  const asked = read.data;
  if (asked.intent === 'profile') {
    await changeProfile(person.userId, { name: asked.name, locale: asked.locale });
    return { done: 'profile', part: 'perfil', locale: asked.locale };
  }
  const outcome = await asPerson(person, (tx) => perform(tx, person.userId, asked));
  return typeof outcome === 'string' ? refused(outcome) : outcome;
}
