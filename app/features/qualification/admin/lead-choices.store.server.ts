import type { Transaction } from 'kysely';
import { readAllTags } from '#app/features/crm/tags/tags.store.server.ts';
import { callRows } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { LeadChoices } from './lead-choices.ts';

/** Campaigns that leads came from. Refuses with `crm_read_missing`. */
export const readCampaigns = async (tx: Transaction<DB>): Promise<string[]> =>
  (await callRows(tx, 'public.lead_campaigns', {})).map(({ campaign }) => campaign);

/** What leads can be filtered by, as far as it is known from rows. Refuses with `crm_read_missing`. */
export async function readLeadChoices(tx: Transaction<DB>): Promise<LeadChoices> {
  const forms = await tx
    .selectFrom('qualification_forms')
    .select(['id', 'name'])
    .orderBy('name')
    .execute();
  const questions = await tx
    .selectFrom('form_fields')
    .select(['fieldName', 'fieldLabel'])
    .orderBy('fieldLabel')
    .execute();
  const labels = new Map(questions.map(({ fieldName, fieldLabel }) => [fieldName, fieldLabel]));
  return {
    campaigns: await readCampaigns(tx),
    forms,
    tags: await readAllTags(tx),
    questions: [...labels].map(([name, label]) => ({ name, label })),
  };
}
