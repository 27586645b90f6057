import { sql, type Transaction } from 'kysely';
import { Refusal } from '#app/access/commands/command.server.ts';
import { TIME_ZONE } from '#app/i18n/business-day.ts';
import type { DB, Json } from '#app/platform/database/database.types.ts';
import type { Override } from '../overrides/apply-override.ts';
import type { ContentKind } from '../overrides/items-of.ts';
import type { Schedule, ScheduledAct, ScheduleState } from './schedule.ts';

type Tx = Transaction<DB>;
type Item = { kind: ContentKind; slug: string };

const columns = ['id', 'kind', 'slug', 'act', 'dueAt', 'state', 'revision'] as const;
type Row = { kind: string; act: string; dueAt: Date; state: string } & Pick<
  Schedule,
  'id' | 'slug' | 'revision'
>;

const scheduleOf = (row: Row): Schedule => ({
  ...row,
  kind: row.kind as ContentKind,
  act: row.act as ScheduledAct,
  state: row.state as ScheduleState,
  dueAt: row.dueAt.toISOString(),
});

/** What waits, of all items or of one, the next first. */
export async function readWaiting(tx: Tx, item?: Item): Promise<Schedule[]> {
  const rows = await tx
    .selectFrom('content_schedules')
    .select(columns)
    .where('state', '=', 'waiting')
    .$if(item !== undefined, (query) =>
      query.where('kind', '=', item?.kind ?? '').where('slug', '=', item?.slug ?? ''),
    )
    .orderBy('dueAt')
    .orderBy('id')
    .execute();
  return rows.map(scheduleOf);
}

const MOST_DONE = 50;

/** What was done or missed last, the latest first. */
export async function readPast(tx: Tx): Promise<Schedule[]> {
  const rows = await tx
    .selectFrom('content_schedules')
    .select(columns)
    .where('state', '<>', 'waiting')
    .orderBy('doneAt', 'desc')
    .limit(MOST_DONE)
    .execute();
  return rows.map(scheduleOf);
}

/** The moment of a time of the company; refused where it is past, or years ahead. */
async function momentOf(tx: Tx, at: string): Promise<Date> {
  const { rows } = await sql<{ moment: Date; fits: boolean }>`
    select t.moment, t.moment > now() and t.moment < now() + interval '2 years' as fits
    from (select date_trunc('minute', ${at}::timestamp) at time zone ${TIME_ZONE} as moment) t`.execute(
    tx,
  );
  const [row] = rows;
  if (!row?.fits) throw new Refusal('past', 422, undefined, { at: 'past' });
  return row.moment;
}

type Wanted = { act: ScheduledAct; at: string; version: Override | null };

/** Schedules an act on an item, in place of one of its kind that waits. */
export async function schedule(tx: Tx, { kind, slug }: Item, { act, at, version }: Wanted) {
  const values = { dueAt: await momentOf(tx, at), version: version as Json | null };
  await tx
    .insertInto('content_schedules')
    .values({ kind, slug, act, ...values })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'slug', 'act']).where('state', '=', 'waiting').doUpdateSet(values),
    )
    .execute();
}

type Key = { id: string; revision: number };

/** Changes when an act is due; refused as `changed` where it was changed, cancelled or done since it was read. */
export async function reschedule(tx: Tx, { id, revision }: Key, at: string): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('content_schedules')
    .set({ dueAt: await momentOf(tx, at) })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refusal('changed');
}

/** Cancels an act that waits; refused like `reschedule`. */
export async function cancelSchedule(tx: Tx, { id, revision }: Key): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('content_schedules')
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new Refusal('changed');
}
