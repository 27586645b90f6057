import { sql, type Transaction } from 'kysely';
import type { Locale } from '#app/i18n/locale.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { containing, pageAfter } from '#app/platform/database/list-page.server.ts';
import type { ListPart } from '#app/ui/admin/data-table/list-query.ts';
import { contactAnswer, formOfLead, readAnswers } from '../../intake/read-answers.server.ts';
import type { unfinishedLeadsList } from './unfinished-leads.list.server.ts';

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
  { filter, ...part }: ListPart<typeof unfinishedLeadsList>,
  locale: Locale,
): Promise<UnfinishedLead[]> {
  let query = tx
    .selectFrom('unfinished_leads as t')
    .select(['t.id', 't.formData', 't.formSnapshot', 't.email', 't.phone', 't.source'])
    .select(['t.createdAt', 't.eraseAt']);
  if (filter.text) {
    const text = containing(filter.text);
    query = query.where(
      sql<boolean>`exists (select from jsonb_each_text(t.form_data) answer where answer.value ilike ${text})`,
    );
  }
  const place = { table: 'unfinished_leads', keys: ['created_at', 'id'] } as const;
  const rows = await pageAfter(query, place, part).execute();
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
