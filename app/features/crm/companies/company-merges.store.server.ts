import type { Transaction } from 'kysely';
import { callRows, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import {
  type CompanyDuplicate,
  type CompanyMerge,
  type CompanyPair,
  type DismissedPair,
  type DuplicateReason,
  formatCnpj,
} from './companies.ts';
import { readCompany } from './company.store.server.ts';

type Tx = Transaction<DB>;

/** Companies that may be the same as one. */
export async function readCompanyDuplicates(tx: Tx, company: string): Promise<CompanyDuplicate[]> {
  const rows = await callRows(
    tx,
    'public.company_duplicates',
    { company },
    { reasons: typed<DuplicateReason[]>() },
  );
  return rows.map(({ id, name, cnpj, city, reasons }) => ({
    id,
    name,
    detail: [formatCnpj(cnpj ?? ''), city].filter(Boolean).join(', '),
    reasons,
  }));
}

/** What was merged into a company and can be undone. */
export async function readCompanyMerges(tx: Tx, company: string): Promise<CompanyMerge[]> {
  const rows = await callRows(tx, 'public.company_merges_of', { company });
  return rows.map(({ id, name, at }) => ({ id, name, at: at.toISOString() }));
}

/** Pairs of companies that may be the same. */
export async function listCompanyPairs(tx: Tx, limit: number): Promise<CompanyPair[]> {
  const rows = await callRows(
    tx,
    'public.company_pairs',
    { limit },
    { reasons: typed<DuplicateReason[]>() },
  );
  return rows.map((row) => ({
    one: { id: row.id, name: row.name, city: row.city ?? '' },
    other: { id: row.otherId, name: row.otherName, city: row.otherCity ?? '' },
    reasons: row.reasons,
  }));
}

/** Pairs of companies that were dismissed as duplicates, newest first. */
export async function listDismissedPairs(tx: Tx, limit: number): Promise<DismissedPair[]> {
  const rows = await callRows(tx, 'public.dismissed_company_pairs', { limit });
  return rows.map((row) => ({
    one: { id: row.id, name: row.name, city: row.city ?? '' },
    other: { id: row.otherId, name: row.otherName, city: row.otherCity ?? '' },
    at: row.dismissedAt.toISOString(),
  }));
}

async function readSide(tx: Tx, id: string) {
  const company = await readCompany(tx, id);
  if (!company || company.mergedInto) return undefined;
  const [parts] = await callRows(tx, 'public.company_merge_parts', { company: id });
  return parts && { ...company, parts };
}

/** Two companies side by side with what names each, the one that stays first. */
export async function readMerge(tx: Tx, id: string, otherId: string) {
  const mine = await readSide(tx, id);
  const other = mine && (await readSide(tx, otherId));
  return mine && other && { mine, other };
}
export type MergePair = NonNullable<Awaited<ReturnType<typeof readMerge>>>;
