import { type RawBuilder, sql, type Transaction } from 'kysely';
import { businessToday } from '#app/platform/database/business-day.server.ts';
import { callRows } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { cursorCondition } from '#app/platform/database/list-page.server.ts';
import type { BarStage } from './bar/bar.ts';
import type { DateMove, Deliverable, Names, Project, Update, Wait } from './projects.ts';

type Tx = Transaction<DB>;

type ProjectRow = {
  id: string;
  organization: string;
  deal: string | null;
  name: string;
  startsOn: string;
  today: string;
  conductedBy: string | null;
  pausedOn: string | null;
  endedOn: string | null;
  shownAt: Date | null;
  openedAt: Date | null;
  revision: number;
  stages: (BarStage & { gloss: string | null })[];
  waits: Wait[];
  moves: DateMove[];
};

/** Projects with all their days, as the policies let the caller see them. */
async function readWhere(
  tx: Tx,
  where: RawBuilder<unknown>,
  order = sql`p.created_at, p.id limit 50`,
): Promise<Project[]> {
  const { rows } = await sql<ProjectRow>`
    select p.id, p.organization_id as organization, p.deal_id as deal, p.name,
      p.starts_on::text as starts_on, ${businessToday}::text as today,
      p.conducted_by, p.paused_on::text as paused_on, p.ended_on::text as ended_on, p.shown_at,
      p.opened_at, p.revision,
      (select coalesce(jsonb_agg(jsonb_build_object('promised', s.promised_on, 'planned', s.planned_on,
          'actual', s.actual_on, 'gloss', s.gloss) order by s.position), '[]')
        from public.project_stages s where s.project_id = p.id) as stages,
      (select coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'position', w.position, 'what', w.what,
          'since', w.since, 'until', w.until, 'version', w.version_id) order by w.since, w.id), '[]')
        from public.project_waits w where w.project_id = p.id) as waits,
      (select coalesce(jsonb_agg(jsonb_build_object('position', c.position, 'kind', c.kind,
          'from', c.from_on, 'to', c.to_on, 'cause', c.cause, 'whose', c.whose, 'act', c.act,
          'by', c.changed_by, 'at', c.at) order by c.at, c.position), '[]')
        from public.project_date_changes c where c.project_id = p.id) as moves
    from public.projects p where ${where} order by ${order}`.execute(tx);
  return rows.map((row) => ({
    id: row.id,
    organization: row.organization,
    deal: row.deal,
    name: row.name,
    conductedBy: row.conductedBy,
    shownAt: row.shownAt?.toISOString() ?? null,
    openedAt: row.openedAt?.toISOString() ?? null,
    revision: row.revision,
    days: {
      startsOn: row.startsOn,
      today: row.today,
      stages: row.stages.map(({ promised, planned, actual }) => ({ promised, planned, actual })),
      waits: row.waits.map(({ since, until }) => ({ since, until })),
      pausedOn: row.pausedOn,
      endedOn: row.endedOn,
    },
    glosses: row.stages.map(({ gloss }) => gloss),
    waits: row.waits,
    moves: row.moves,
  }));
}

/** Ended early, or with its last stage closed. */
const IS_OVER = sql`(p.ended_on is not null or exists (select from public.project_stages l
  where l.project_id = p.id and l.position = 6 and l.actual_on is not null))`;

/** The projects of a client that the caller may see: those in work first, by age, then the newest of the
 * others. */
export const readProjectsOf = (tx: Tx, organization: string) =>
  readWhere(
    tx,
    sql`p.organization_id = ${organization}::uuid`,
    sql`${IS_OVER}, case when ${IS_OVER} then null else p.created_at end, p.created_at desc, p.id limit 50`,
  );

const PAGE = 20;

/** Published projects of a client, newest first, after the last one of the previous page; with the number of
 * all, and of those in work. */
export async function readVisiblePage(tx: Tx, organization: string, after?: string) {
  const of = sql`p.organization_id = ${organization}::uuid and p.shown_at is not null`;
  const from = after
    ? sql`and ${cursorCondition({ table: 'projects', alias: 'p', keys: ['created_at', 'id'], descending: true, after })}`
    : sql``;
  const found = await readWhere(
    tx,
    sql`${of} ${from}`,
    sql`p.created_at desc, p.id desc limit ${PAGE + 1}`,
  );
  const { rows } = await sql<{ all: number; open: number }>`
    select count(*)::int as all, (count(*) filter (where not ${IS_OVER}))::int as open
    from public.projects p where ${of}`.execute(tx);
  const projects = found.slice(0, PAGE);
  const next = found.length > PAGE ? (projects.at(-1)?.id ?? null) : null;
  return { projects, next, all: rows[0]?.all ?? 0, open: rows[0]?.open ?? 0 };
}

/** One project, or undefined where there is none for the caller. */
export const readProject = async (tx: Tx, id: string): Promise<Project | undefined> =>
  (await readWhere(tx, sql`p.id = ${id}::uuid`))[0];

/** The project of a deal. */
export const readProjectOfDeal = async (tx: Tx, deal: string): Promise<Project | undefined> =>
  (await readWhere(tx, sql`p.deal_id = ${deal}::uuid`))[0];

/** Deliverables of projects, each with its last version; waiting ones first. */
export async function readDeliverables(
  tx: Tx,
  projects: readonly string[],
): Promise<Deliverable[]> {
  if (projects.length === 0) return [];
  const { rows } = await sql<
    Omit<Deliverable, 'sentAt' | 'approvedAt' | 'approvedBy'> & {
      sentAt: Date;
      approvedAt: Date | null;
      approvedBy: string | null;
    }
  >`
    select d.id, d.project_id as project, d.position, d.title, v.id as version, v.number, v.state,
      v.sent_at, a.person_name as approved_by, a.approved_at
    from public.deliverables d
    cross join lateral (select l.id, l.number, l.state, l.sent_at from public.deliverable_versions l
      where l.deliverable_id = d.id order by l.number desc limit 1) v
    left join public.approvals a on a.version_id = v.id
    where d.project_id = any (${projects}::uuid[])
    order by v.state = 'waiting' desc, v.sent_at desc, d.id`.execute(tx);
  return rows.map(({ sentAt, approvedAt, approvedBy, ...row }) => ({
    ...row,
    sentAt: sentAt.toISOString(),
    approvedBy,
    approvedAt: approvedAt?.toISOString() ?? null,
  }));
}

/** News of projects, newest first, each with its comments. */
export async function readUpdates(
  tx: Tx,
  projects: readonly string[],
  most: number,
): Promise<Update[]> {
  if (projects.length === 0) return [];
  const { rows } = await sql<Omit<Update, 'at'> & { at: Date }>`
    select u.id, u.project_id as project, u.author_id as author, u.body, u.created_at as at,
      (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'author', c.author_id,
          'fromClient', c.from_client, 'body', c.body, 'weight', c.weight, 'at', c.created_at,
          'pin', null)
          order by c.created_at, c.id), '[]')
        from public.project_comments c where c.update_id = u.id) as comments
    from unnest(${projects}::uuid[]) k (id)
    cross join lateral (select n.* from public.project_updates n where n.project_id = k.id
      order by n.created_at desc limit ${most}) u
    order by u.created_at desc, u.id limit ${most}`.execute(tx);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** The names of people that the caller may see; others are left out. */
export async function readNames(tx: Tx, ids: readonly (string | null)[]): Promise<Names> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return {};
  const rows = await callRows(tx, 'public.display_names', { ids: known });
  return Object.fromEntries(rows.map(({ userId: id, name }) => [id, name]));
}
