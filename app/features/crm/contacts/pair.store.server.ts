import type { Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import { readContact } from './contact.store.server.ts';

type Tx = Transaction<DB>;

/** How many records refer to a contact, as far as the reader sees them. */
async function readLeadingTo(tx: Tx, id: string) {
  const count = async (
    table: 'qualification_submissions' | 'crm_deals' | 'crm_tasks' | 'crm_messages',
  ) => {
    const row = await tx
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<string>().as('n'))
      .where('contactId', '=', id)
      .executeTakeFirst();
    return Number(row?.n ?? 0);
  };
  return {
    leads: await count('qualification_submissions'),
    deals: await count('crm_deals'),
    tasks: await count('crm_tasks'),
    messages: await count('crm_messages'),
  };
}

async function readSide(tx: Tx, id: string) {
  const contact = await readContact(tx, id);
  return contact && { ...contact, history: await readLeadingTo(tx, id) };
}

/** Two contacts side by side, the one that stays first. */
export async function readPair(tx: Tx, id: string, otherId: string) {
  const mine = await readSide(tx, id);
  const other = mine && (await readSide(tx, otherId));
  if (!other) return undefined;
  return { mine, other };
}

export type ContactPair = NonNullable<Awaited<ReturnType<typeof readPair>>>;
export type PairSide = ContactPair['mine'];
