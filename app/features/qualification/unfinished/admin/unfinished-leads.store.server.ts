import type { Transaction } from 'kysely';
import type { Locale } from '#app/i18n/locale.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { type Part, pageAfter } from '#app/platform/database/list-page.server.ts';
import { contactAnswer, formOfLead, readAnswers } from '../../intake/read-answers.server.ts';

export type UnfinishedLead = {
  id: string;
  name: string;
  email: string;
  phone: string;
  form: string;
  answers: { label: string; value: string }[];
  createdAt: string;
  eraseAt: string;
};

/** What visitors agreed to have kept, of the products whose leads the user may read. */
export async function listUnfinishedLeads(
  tx: Transaction<DB>,
  { after, limit }: Omit<Part, 'sort'>,
  locale: Locale,
): Promise<UnfinishedLead[]> {
  const query = tx
    .with('unfinished', (db) =>
      db
        .selectFrom('unfinished_leads as u')
        .select(['u.id', 'u.formData', 'u.formSnapshot', 'u.email', 'u.phone', 'u.source'])
        .select(['u.createdAt', 'u.eraseAt']),
    )
    .selectFrom('unfinished as t')
    .select(['t.id', 't.formData', 't.formSnapshot', 't.email', 't.phone', 't.source'])
    .select(['t.createdAt', 't.eraseAt']);
  const place = { table: 'unfinished', keys: ['created_at', 'id'] } as const;
  const sort = { by: 'arrived', descending: true };
  const rows = await pageAfter(query, place, { sort, after, limit }).execute();
  return rows.map((row) => ({
    id: row.id,
    name: contactAnswer(row, 'name'),
    email: row.email ?? '',
    phone: row.phone ?? '',
    form: formOfLead(row).name,
    answers: readAnswers(row, locale).map(({ name, label, value }) => ({
      label: label || name,
      value,
    })),
    createdAt: row.createdAt.toISOString(),
    eraseAt: row.eraseAt.toISOString(),
  }));
}
