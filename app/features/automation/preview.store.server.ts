import { sql, type Transaction } from 'kysely';
import { callRows } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { Preview } from './preview.ts';
import type { RuleBody, Subject } from './rule.ts';

type Tx = Transaction<DB>;

/** Names of leads, deals and tickets that the user may see; the others have none. */
export async function nameSubjects(
  tx: Tx,
  subject: Subject,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } =
    subject === 'ticket'
      ? await sql<{ id: string; name: string }>`
          select t.id, 'A-' || lpad(t.number::text, 4, '0') || ' ' || t.title as name
          from public.feedback_tickets t where t.id = any (${ids}::uuid[])`.execute(tx)
      : subject === 'lead'
        ? await sql<{ id: string; name: string }>`
          select s.id, coalesce(c.name, c.email, s.protocol, '') as name
          from public.qualification_submissions s
            left join public.crm_contacts c on c.id = s.contact_id
          where s.id = any (${ids}::uuid[])`.execute(tx)
        : await sql<{ id: string; name: string }>`
          select d.id, d.title as name from public.crm_deals d
          where d.id = any (${ids}::uuid[])`.execute(tx);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The triggers of a rule in the last 30 days: how often, and the newest. */
export async function previewRule(tx: Tx, rule: RuleBody, id: string | null): Promise<Preview> {
  const input = {
    subject: rule.subject,
    product: rule.product,
    starts: rule.starts,
    conditions: rule.conditions,
  };
  const rows = await callRows(tx, 'public.preview_rule', { rule: JSON.stringify(input), id });
  const names = await nameSubjects(
    tx,
    rule.subject,
    rows.map((row) => row.subjectId),
  );
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map((row) => ({
      subject: rule.subject,
      id: row.subjectId,
      name: names.get(row.subjectId) ?? null,
      at: row.at.toISOString(),
    })),
  };
}
