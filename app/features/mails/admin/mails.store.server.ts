import { sql, type Transaction } from 'kysely';
import { businessDayOf, businessToday } from '#app/platform/database/business-day.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { containing, pageAfter } from '#app/platform/database/list-page.server.ts';
import { splitValues } from '#app/ui/admin/data-table/list-filters.ts';
import type { ListPart } from '#app/ui/admin/data-table/list-query.ts';
import type { mailsList } from './mails.list.server.ts';
import type { MailAsSent, MailRow, MailState } from './mails.ts';

type Tx = Transaction<DB>;
type Part = ListPart<typeof mailsList>;

const COLUMNS = [
  't.id',
  't.kind',
  't.state',
  't.recipient',
  't.subject',
  't.about',
  't.tries',
  't.again',
  't.lastError',
  't.triedAt',
] as const;

const KEYS: Record<Part['sort']['by'], readonly string[]> = {
  state: ['place', 'tried_at', 'id'],
  tried: ['tried_at', 'id'],
  recipient: ['recipient', 'tried_at', 'id'],
};

function matching(tx: Tx, { text, state, kind }: Part['filter']) {
  let query = tx.selectFrom('mails as t');
  if (state === 'unsent') {
    // As the digest counts them.
    query = query
      .where('t.place', '>', 1)
      .where(({ eb, or }) =>
        or([
          eb('t.state', '=', 'waiting'),
          eb('t.triedAt', '>', sql<Date>`now() - interval '3 days'`),
        ]),
      );
  } else if (state) query = query.where('t.state', '=', state);
  if (kind) query = query.where('t.kind', 'in', splitValues(kind));
  if (!text) return query;
  return query.where(({ eb, or }) =>
    or([eb('t.recipient', 'ilike', containing(text)), eb('t.subject', 'ilike', containing(text))]),
  );
}

type Read = {
  id: string;
  kind: string;
  state: string;
  recipient: string | null;
  subject: string | null;
  about: string | null;
  tries: number;
  again: number;
  lastError: string | null;
  triedAt: Date;
};

const mailOf = ({ lastError, triedAt, ...row }: Read): MailRow => ({
  ...row,
  state: row.state as MailState,
  recipient: row.recipient ?? '',
  subject: row.subject ?? '',
  error: lastError ?? '',
  triedAt: triedAt.toISOString(),
});

/** A page of mails in the requested order, without areas that the user may not read. */
export async function listMails(tx: Tx, part: Part): Promise<MailRow[]> {
  const keys = KEYS[part.sort.by];
  // An unknown recipient has no place in an order by recipient.
  const query = matching(tx, part.filter).select([...COLUMNS]);
  const named = part.sort.by === 'recipient' ? query.where('t.recipient', 'is not', null) : query;
  const rows = await pageAfter(named, { table: 'mails', keys }, part).execute();
  return rows.map(mailOf);
}

/** How many there are with these filters. */
export async function countMails(tx: Tx, filter: Part['filter']): Promise<number> {
  const { count } = await matching(tx, filter)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export type MailDay = { day: string; mails: number; failed: number };

/** Mails of each of the last `days` business days, oldest first, by their last try. */
export async function mailsPerDay(tx: Tx, days: number): Promise<MailDay[]> {
  const { rows } = await sql<MailDay>`
    select d.day::date::text as day, count(m.id)::integer as mails,
      (count(m.id) filter (where m.state = 'failed'))::integer as failed
    from generate_series(${businessToday} - ${days - 1}::integer,
      ${businessToday}, interval '1 day') as d (day)
    left join public.mails m
      on ${businessDayOf(sql`m.tried_at`)} = d.day::date
    group by 1 order by 1`.execute(tx);
  return rows;
}

/** Present kinds and states, for the filters. */
export async function mailKinds(tx: Tx): Promise<string[]> {
  const rows = await tx.selectFrom('mails').select('kind').distinct().orderBy('kind').execute();
  return rows.map(({ kind }) => kind);
}

/** One mail with its content, or undefined. */
export async function readMail(tx: Tx, id: string): Promise<MailAsSent | undefined> {
  const row = await tx
    .selectFrom('mails as t')
    .select([...COLUMNS, 't.html', 't.body'])
    .where('t.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { html, body, ...rest } = row;
  return { ...mailOf(rest), html: html ?? '', text: body ?? '' };
}
