import { openHandle } from '../../app/platform/database/handle.server.ts';

/** Somebody who decides for a client, and what there is to open. */
export type ClientSample = {
  userId: string;
  client: string;
  projects: readonly string[];
  deliverables: readonly string[];
  files: readonly string[];
  tickets: readonly string[];
};

const SOME = 12;

async function idsOf(statement: string, client: string): Promise<string[]> {
  const { rows } = await openHandle().owner.query<{ id: string }>(
    `select t.id from (${statement}) t order by md5(t.id::text) limit ${SOME}`,
    [client],
  );
  return rows.map(({ id }) => id);
}

/** An owner, without a role of staff, of the client with the most projects, or of the one in the middle. */
export async function ownerOf(size: 'large' | 'usual'): Promise<ClientSample> {
  const { rows } = await openHandle().owner.query<{ user_id: string; client: string }>(
    `select m.user_id, o.client from (
       select p.organization_id as client, count(*) as many,
         row_number() over (order by count(*) desc, p.organization_id) as place, count(*) over () as clients
       from public.projects p where p.shown_at is not null group by p.organization_id) o
     join public.client_members m on m.organization_id = o.client and m.role = 'owner'
     join public.user_profiles u on u.user_id = m.user_id and u.is_active
     where ($1 = 'large' and o.place = 1 or $1 = 'usual' and o.place > o.clients / 2)
       and not exists (select from public.user_roles r where r.user_id = m.user_id)
     order by o.place, m.user_id limit 1`,
    [size],
  );
  const [row] = rows;
  if (!row) throw new Error(`No ${size} client has an owner: fill more rows.`);
  const { client } = row;
  const visible =
    'select p.id from public.projects p where p.organization_id = $1 and p.shown_at is not null';
  return {
    userId: row.user_id,
    client,
    projects: await idsOf(visible, client),
    deliverables: await idsOf(
      `select d.id from public.deliverables d where d.project_id in (${visible})`,
      client,
    ),
    files: await idsOf(
      `select f.id from public.project_files f where f.project_id in (${visible})`,
      client,
    ),
    tickets: await idsOf(
      'select f.id from public.feedback_tickets f where f.organization_id = $1',
      client,
    ),
  };
}
