import type { Transaction } from 'kysely';
import { callRows } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { contactsList } from '../contacts/contacts.list.server.ts';
import { listContacts } from '../contacts/contacts.store.server.ts';

type Tx = Transaction<DB>;

/** The most results of each kind; more characters narrow the search. */
const OFFERED = 8;

/** Contacts and companies for a deal, by the search text. */
export async function findParties(tx: Tx, text: string) {
  const part = { filter: { text }, sort: contactsList.usual, limit: OFFERED };
  const contacts = await listContacts(tx, part);
  const companies = await callRows(tx, 'public.companies_page', { text, limit: OFFERED });
  return {
    contacts: contacts.map(({ id, name, email, phone, company }) => ({
      id,
      name: name || email || phone,
      detail: [company, name && email].filter(Boolean).join(' · '),
    })),
    companies: companies.map(({ id, name, city }) => ({ id, name, detail: city ?? '' })),
  };
}
export type FoundParties = Awaited<ReturnType<typeof findParties>>;
