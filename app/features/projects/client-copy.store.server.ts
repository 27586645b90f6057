import { sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';

type Tx = Transaction<DB>;

/**
 * What somebody sees of the work for her client, as one copy: the policies are asked as on every page, and
 * notes of staff are in tables that none of them opens.
 */
export async function readClientCopy(tx: Tx, organization: string) {
  const { rows } = await sql<{ projects: unknown[] }>`
    select coalesce(jsonb_agg(jsonb_build_object(
      'name', p.name, 'startsOn', p.starts_on, 'pausedOn', p.paused_on, 'endedOn', p.ended_on,
      'value', public.project_value(p.id),
      'stages', (select coalesce(jsonb_agg(jsonb_build_object('position', s.position,
          'promisedOn', s.promised_on, 'plannedOn', s.planned_on, 'actualOn', s.actual_on)
          order by s.position), '[]') from public.project_stages s where s.project_id = p.id),
      'dateChanges', (select coalesce(jsonb_agg(jsonb_build_object('position', c.position, 'kind', c.kind,
          'from', c.from_on, 'to', c.to_on, 'cause', c.cause, 'whose', c.whose, 'at', c.at)
          order by c.at, c.position), '[]') from public.project_date_changes c where c.project_id = p.id),
      'waits', (select coalesce(jsonb_agg(jsonb_build_object('position', w.position, 'what', w.what,
          'since', w.since, 'until', w.until) order by w.since, w.id), '[]')
        from public.project_waits w where w.project_id = p.id),
      'news', (select coalesce(jsonb_agg(jsonb_build_object('at', u.created_at, 'body', u.body)
          order by u.created_at, u.id), '[]') from public.project_updates u where u.project_id = p.id),
      'comments', (select coalesce(jsonb_agg(jsonb_build_object('at', c.created_at,
          'fromClient', c.from_client, 'weight', c.weight, 'body', c.body,
          'page', c.page, 'x', c.x, 'y', c.y) order by c.created_at, c.id), '[]')
        from public.project_comments c where c.project_id = p.id),
      'deliverables', (select coalesce(jsonb_agg(jsonb_build_object('title', d.title, 'number', v.number,
          'state', v.state, 'file', v.file_name, 'sha256', v.sha256, 'sentAt', v.sent_at,
          'approvedBy', a.person_name, 'approvedAt', a.approved_at, 'receipt', a.receipt)
          order by d.created_at, v.number), '[]')
        from public.deliverables d join public.deliverable_versions v on v.deliverable_id = d.id
        left join public.approvals a on a.version_id = v.id where d.project_id = p.id)
      ) order by p.created_at, p.id), '[]') as projects
    from public.projects p
    where p.organization_id = ${organization}::uuid and p.shown_at is not null`.execute(tx);
  return { projects: rows[0]?.projects ?? [] };
}
