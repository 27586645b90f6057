import { randomUUID } from 'node:crypto';
import { actorSql, ownerSql } from '../testing/scratch-database.ts';
import { sendLead } from '../testing/send-lead.ts';

export type RuleParts = {
  name?: string;
  subject?: 'lead' | 'deal' | 'ticket';
  product?: string | null;
  starts?: object;
  conditions?: readonly object[];
  acts?: readonly object[];
  mailsOutside?: boolean;
  active?: boolean;
  order?: number;
};

export const A_TASK = { kind: 'task', title: 'Ligar', due: { n: 2, unit: 'days' }, owner: null };

/** Writes a rule as the owner of the database, switched on by default; its id. */
export async function makeRule(parts: RuleParts = {}): Promise<string> {
  const id = randomUUID();
  const { name = 'Regra', subject = 'lead', product = null, active = true, order = 0 } = parts;
  const { starts = { kind: 'arrives' }, conditions = [], acts = [A_TASK] } = parts;
  await ownerSql(
    `insert into public.automation_rules (id, name, subject, product, starts, conditions, acts,
       mails_outside, is_active, display_order)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      id,
      name,
      subject,
      product,
      JSON.stringify(starts),
      JSON.stringify(conditions),
      JSON.stringify(acts),
      parts.mailsOutside ?? false,
      active,
      order,
    ],
  );
  return id;
}

const batch = async () =>
  (
    await actorSql<{ seen: number }>({ kind: 'system' }, 'select public.run_automation() as seen')
  )[0]?.seen ?? 0;

/** Has the engine look until nothing is left. */
export async function runAll(): Promise<void> {
  while ((await batch()) > 0);
}

/** Has the engine look for silence and terms, and then at them. */
export async function runMoments(): Promise<void> {
  await actorSql({ kind: 'system' }, 'select public.find_rule_moments()');
  await runAll();
}

export type Run = {
  id: string;
  subject_id: string;
  outcome: string;
  reason: string | null;
  depth: number;
  acts: { kind: string; [key: string]: unknown }[];
};

export const runsOf = (rule: string) =>
  ownerSql<Run>('select * from public.automation_runs where rule_id = $1 order by at, id', [rule]);

/** Sends a lead of a bakery, and says its id. */
export async function lead(more: { source?: string; marks?: string[] } = {}): Promise<string> {
  const id = randomUUID();
  const email = `${randomUUID()}@casa.example`;
  const answers = { name: 'Zuleica', email, company: 'Padaria' };
  await sendLead({ id, source: 'contact_form', answers, ...more });
  return id;
}

export const one = async <Row>(text: string, values: unknown[] = []) =>
  (await ownerSql<Row>(text, values))[0] as Row;

/** The deal that a lead has opened. */
export const dealOf = async (id: string) =>
  (
    await one<{ deal_id: string }>(
      'select deal_id from public.qualification_submissions where id = $1',
      [id],
    )
  ).deal_id;

export async function noRules(): Promise<void> {
  await ownerSql('delete from public.automation_rules');
  await ownerSql('delete from private.automation_facts');
}
