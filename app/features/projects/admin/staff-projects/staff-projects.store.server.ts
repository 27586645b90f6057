import { sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import type { ProjectOf, StaffProject } from './staff-projects.ts';

type Tx = Transaction<DB>;

/** Facts of a project that only staff see. */
export async function readStaffSide(tx: Tx, project: string): Promise<StaffProject> {
  const { rows } = await sql<StaffProject>`
    select coalesce(k.name, o.name, c.name, c.email, '') as client, o.contact_id is not null as "isPerson",
      exists (select from public.invoices i where i.organization_id = o.id and i.issued_at is not null) as invoiced,
      public.project_value(p.id)::float8 as value,
      (select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'email', i.email, 'name', i.name,
          'role', i.role, 'expiresAt', i.expires_at, 'late', i.expires_at <= now())
          order by i.created_at), '[]')
        from public.client_invitations i where i.organization_id = p.organization_id
          and i.accepted_at is null and i.revoked_at is null) as invitations,
      (select coalesce(jsonb_agg(jsonb_build_object('user', m.user_id, 'role', m.role)
          order by m.created_at), '[]')
        from public.client_members m where m.organization_id = p.organization_id) as members,
      (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'actor', e.actor,
          -- The undo of a changed client names the person.
          'kind', case when e.kind = 'client' and e.details ? 'contact' then 'client_back' else e.kind end,
          'at', e.at) order by e.at desc), '[]')
        from (select * from public.project_events v where v.project_id = p.id
          order by v.at desc limit 50) e) as events
    from public.projects p
    join public.client_organizations o on o.id = p.organization_id
    left join public.crm_companies k on k.id = o.company_id
    left join public.crm_contacts c on c.id = o.contact_id
    where p.id = ${project}::uuid`.execute(tx);
  return (
    rows[0] ?? {
      ...{ client: '', isPerson: false, invoiced: false, value: null },
      ...{ invitations: [], members: [], events: [] },
    }
  );
}

/** Contacts of the deal that a project came from, who may be invited: by name and address. */
export async function readInvitable(tx: Tx, deal: string | null) {
  if (!deal) return [];
  const { rows } = await sql<{ name: string; email: string }>`
    select coalesce(c.name, '') as name, c.email from public.crm_deals d
    join public.crm_contacts c on c.id = d.contact_id
      or d.company_id is not null and c.company_id = d.company_id
    where d.id = ${deal}::uuid and c.email is not null and c.is_active
    order by c.id = d.contact_id desc, c.name limit 20`.execute(tx);
  return rows;
}

const MOST_OF_COMPANY = 20;

/** Projects whose client is a company, the newest first. */
export async function readProjectsOfCompany(tx: Tx, company: string): Promise<ProjectOf[]> {
  const { rows } = await sql<ProjectOf>`
    select p.id, p.name, p.starts_on::text as "startsOn", case when p.shown_at is null then 'draft'
      when p.ended_on is not null then 'ended' when p.paused_on is not null then 'paused' else 'running' end as state
    from public.client_organizations o join public.projects p on p.organization_id = o.id
    where o.company_id = ${company}::uuid
    order by p.created_at desc, p.id limit ${MOST_OF_COMPANY}`.execute(tx);
  return rows;
}
