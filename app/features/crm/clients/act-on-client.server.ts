import type { Transaction } from 'kysely';
import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Permission } from '#app/access/permissions.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { sqlState } from '#app/platform/database/errors.server.ts';
import { addContact, changeRole, endMember, makeClient } from './clients.store.server.ts';
import { CLIENT_ACTS, type ClientAct, type ClientReply, MEMBER_ROLES } from './clients.ts';

type Why = Extract<ClientReply, { client: false }>['why'];
type Answer = { reply: ClientReply; status: 200 | 403 | 404 | 409 | 422 };

const role = z.enum(MEMBER_ROLES);
const act = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('make-client') }),
  z.object({ intent: z.literal('add-member'), contact: z.uuid(), role }),
  z.object({ intent: z.literal('member-role'), user: z.uuid(), role }),
  z.object({ intent: z.literal('end-member'), user: z.uuid() }),
]);

const NEEDS = {
  'make-client': 'projects:create',
  'add-member': 'projects:update',
  'member-role': 'projects:update',
  'end-member': 'projects:update',
} as const satisfies Record<ClientAct, Permission>;

const STATUS: Readonly<Record<Why, Exclude<Answer['status'], 200>>> = {
  forbidden: 403,
  invalid: 422,
  gone: 404,
  open: 409,
  account: 409,
};
/** SQLSTATE of what the functions refuse. */
const REFUSALS: Readonly<Record<string, Why>> = {
  '42501': 'forbidden',
  '23503': 'gone',
  '23514': 'open',
};

const refused = (why: Why): Answer => ({ reply: { client: false, why }, status: STATUS[why] });

/** Whether what is posted to a deal is about its client. */
export const isAboutClient = (intent: unknown): intent is ClientAct =>
  CLIENT_ACTS.some((one) => one === intent);

async function perform(
  tx: Transaction<DB>,
  deal: string,
  asked: z.output<typeof act>,
): Promise<Why | undefined> {
  switch (asked.intent) {
    case 'make-client':
      await makeClient(tx, deal);
      return undefined;
    case 'add-member': {
      const outcome = await addContact(tx, deal, asked.contact, asked.role);
      return outcome === 'added' ? undefined : outcome;
    }
    case 'member-role':
      return (await changeRole(tx, deal, asked.user, asked.role)) ? undefined : 'gone';
    default:
      return (await endMember(tx, deal, asked.user)) ? undefined : 'gone';
  }
}

/** A post about the client of a won deal: made, somebody let in, given another role, or let go. */
export async function actOnClient(
  person: Person,
  deal: string,
  form: FormData,
  permissions: ReadonlySet<Permission>,
): Promise<Answer> {
  const asked = act.safeParse(Object.fromEntries(form));
  const intent = form.get('intent');
  if (!isAboutClient(intent) || !permissions.has(NEEDS[intent])) return refused('forbidden');
  if (!asked.success) return refused('invalid');
  if (!z.uuid().safeParse(deal).success) return refused('gone');
  try {
    const why = await asPerson(person, (tx) => perform(tx, deal, asked.data));
    return why ? refused(why) : { reply: { client: intent }, status: 200 };
  } catch (error) {
    const why = REFUSALS[sqlState(error) ?? ''];
    if (!why) throw error;
    return refused(why);
  }
}
