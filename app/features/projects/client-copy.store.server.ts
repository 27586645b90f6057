import { sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import type { Membership } from './members.store.server.ts';

type Tx = Transaction<DB>;
type Client = Pick<Membership, 'id' | 'role'>;

/**
 * The work for a client as one copy for its user: read under the policies like every page; no policy opens the
 * tables of internal notes.
 */
export async function readClientCopy(tx: Tx, { id, role }: Client) {
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
    where p.organization_id = ${id}::uuid and p.shown_at is not null`.execute(tx);
  return { projects: rows[0]?.projects ?? [], invoices: await readInvoices(tx, { id, role }) };
}

/** A user who sees none has none in the copy, also where the user is staff, too. */
async function readInvoices(tx: Tx, { id, role }: Client): Promise<unknown[]> {
  if (role === 'member') return [];
  const { rows } = await sql<{ invoices: unknown[] }>`
    select coalesce(jsonb_agg(jsonb_build_object('number', i.number, 'description', i.description,
      'value', i.value, 'dueOn', i.due_on, 'state', i.state, 'installment', i.installment,
      'installments', i.installments, 'pix', i.pix_text, 'boleto', i.boleto, 'file', i.file_name,
      'issuedAt', i.issued_at, 'paidOn', i.paid_on, 'paidHow', i.paid_how)
      order by i.due_on, i.number), '[]') as invoices
    from public.invoices i where i.organization_id = ${id}::uuid and i.state in ('issued', 'paid')`.execute(
    tx,
  );
  return rows[0]?.invoices ?? [];
}

/** A file of a client: a version of what was delivered, the newest of a project's file, or an invoice's. */
export type CopiedFile = {
  id: string;
  kind: 'version' | 'file' | 'invoice';
  project: string;
  folder: string;
  /** What it belongs to: a deliverable with the number of its version, or an invoice. */
  of: string;
  at: Date;
};

/** The files of their client that a user sees; each is checked again when it is written. */
export async function readCopiedFiles(tx: Tx, { id, role }: Client): Promise<CopiedFile[]> {
  const [files, invoices] = [role !== 'finance', role !== 'member'];
  const { rows } = await sql<CopiedFile>`
    with shown as (
      select p.id, p.name from public.projects p
      where p.organization_id = ${id}::uuid and p.shown_at is not null
    )
    select v.id, 'version' as kind, p.name as project, '' as folder, d.title || ' ' || v.number as of,
      v.sent_at as at
    from shown p join public.deliverables d on d.project_id = p.id
    join public.deliverable_versions v on v.deliverable_id = d.id
    union all
    select n.id, 'file', p.name, coalesce(o.name, ''), '', n.sent_at
    from shown p join public.project_files f on f.project_id = p.id and f.removed_at is null
    left join public.project_folders o on o.id = f.folder_id
    cross join lateral (select v.id, v.sent_at from public.project_file_versions v
      where v.file_id = f.id order by v.number desc limit 1) n
    where ${files}
    union all
    select i.id, 'invoice', '', '', i.number, i.issued_at
    from public.invoices i
    where ${invoices} and i.organization_id = ${id}::uuid and i.state in ('issued', 'paid')
      and i.file_name is not null
    order by kind, project, folder, of, at`.execute(tx);
  return rows;
}
