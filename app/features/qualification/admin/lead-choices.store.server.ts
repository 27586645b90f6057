import type { Transaction } from 'kysely';
import { callRows } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { LeadChoices } from './lead-choices.ts';

/** What leads can be filtered by, as far as it is known from rows. Refuses with `crm_read_missing`. */
export async function readLeadChoices(tx: Transaction<DB>): Promise<LeadChoices> {
  const campaigns = await callRows(tx, 'public.lead_campaigns', {});
  const forms = await tx
    .selectFrom('qualification_forms')
    .select(['id', 'name'])
    .orderBy('name')
    .execute();
  const tags = await tx.selectFrom('crm_tags').select(['id', 'name']).orderBy('name').execute();
  const questions = await tx
    .selectFrom('form_fields')
    .select(['fieldName', 'label'])
    .orderBy('label')
    .execute();
  const labels = new Map(questions.map(({ fieldName, label }) => [fieldName, label]));
  return {
    campaigns: campaigns.map(({ campaign }) => campaign),
    forms,
    tags,
    questions: [...labels].map(([name, label]) => ({ name, label })),
  };
}
