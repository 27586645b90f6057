import type { Transaction } from 'kysely';
import { callRows } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { TypedCompanyRow } from './companies.ts';

/** Typed companies whose contacts are linked to none, by name, so many after the key given. */
export async function listTypedCompanies(
  tx: Transaction<DB>,
  { after, limit }: { after: string; limit: number },
): Promise<TypedCompanyRow[]> {
  const rows = await callRows(tx, 'public.typed_companies', { after: after || null, limit });
  return rows.map(({ key, name, people, companyId, companyName }) => ({
    key,
    name,
    people,
    company: companyId ? { id: companyId, name: companyName ?? name } : null,
  }));
}
