import { ownerSql } from '../../database/testing/scratch-database.ts';

export type Stored = {
  id: string;
  protocol: string;
  email: string;
  contact_email: string | null;
  deal_contact: string | null;
  contact_id: string | null;
};

/** All leads with the contact and the deal they point to. */
export const storedLeads = () =>
  ownerSql<Stored>(
    `select s.id, s.protocol, s.form_data ->> 'email' as email, s.contact_id,
       c.email as contact_email, d.contact_id as deal_contact
     from qualification_submissions s
     left join crm_contacts c on c.id = s.contact_id
     left join crm_deals d on d.id = s.deal_id`,
  );

/** Values that a query finds more than once; each makes a doubled contact, deal or follow-up. */
export async function doubles(): Promise<Record<string, unknown[]>> {
  const queries = {
    contacts: `select email from crm_contacts group by email having count(*) > 1`,
    deals: `select contact_id from crm_deals group by contact_id having count(*) > 1`,
    // A lead's follow-ups wait in the outbox or are jobs; handed over, they keep their id.
    followUps: `
      select kind, submission from (
        select id, kind, payload ->> 'submission_id' as submission from outbox
        union select id, name, data ->> 'submission_id' from pgboss.job where name like 'lead.%'
      ) all_of_them group by kind, submission having count(*) > 1`,
  };
  const found: Record<string, unknown[]> = {};
  for (const [what, query] of Object.entries(queries)) found[what] = await ownerSql(query);
  return found;
}

/** Follow-ups per lead, waiting or handed over, by submission. */
export async function followUps(): Promise<Map<string, string[]>> {
  const rows = await ownerSql<{ submission: string; kinds: string[] }>(
    `select submission, array_agg(distinct kind order by kind) as kinds from (
       select kind, payload ->> 'submission_id' as submission from outbox
       union select name, data ->> 'submission_id' from pgboss.job where name like 'lead.%'
     ) all_of_them group by submission`,
  );
  return new Map(rows.map(({ submission, kinds }) => [submission, kinds]));
}

/** Contacts and deals that no lead points to. */
export const strays = () =>
  ownerSql(
    `select c.id from crm_contacts c
       where not exists (select from qualification_submissions s where s.contact_id = c.id)
     union all
     select d.id from crm_deals d
       where not exists (select from qualification_submissions s where s.deal_id = d.id)`,
  );
