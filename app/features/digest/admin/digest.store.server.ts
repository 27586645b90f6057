import { sql, type Transaction } from 'kysely';
import { dealsList } from '#app/features/crm/deals/deals.list.server.ts';
import { listDeals, sumDeals } from '#app/features/crm/deals/deals.store.server.ts';
import type { RequestKind } from '#app/features/privacy/privacy-request.ts';
import { mentionsList } from '#app/features/qualification/admin/mentions/mentions.list.server.ts';
import {
  countUnread,
  listMentions,
} from '#app/features/qualification/admin/mentions/mentions.store.server.ts';
import { ticketNumber } from '#app/features/tickets/ticket.ts';
import {
  businessDayOf,
  businessToday,
  startOfDay,
} from '#app/platform/database/business-day.server.ts';
import { callRows, callValue } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { type Digest, type Part, ROWS } from './digest.ts';

type Tx = Transaction<DB>;

const NONE = { count: 0, rows: [] };
/** The limit of the counts. */
const MOST = 1000;

/** Rows that each carry the total. */
function partOf<Read extends { total: number | string }, Row>(
  rows: readonly Read[],
  rowOf: (read: Read) => Row,
): Part<Row> {
  return { count: Number(rows[0]?.total ?? 0), rows: rows.map(rowOf) };
}

async function readLeads(tx: Tx): Promise<Digest['leads']> {
  const rows = await callRows(tx, 'public.my_waiting_leads', { limit: ROWS });
  return partOf(rows, ({ id, name, isMine, dueAt, lateSeconds }) => ({
    id,
    name,
    mine: isMine,
    dueAt,
    late: lateSeconds,
  }));
}

/** Overdue ones, and the rest of the day. */
async function readTasks(tx: Tx, me: string): Promise<Digest['tasks']> {
  const { rows } = await sql<{
    id: string;
    title: string;
    dueAt: Date;
    hasTime: boolean;
    late: boolean;
    total: string;
  }>`
    select t.id, t.title, t.due_at, t.has_time, t.due_at < now() as late, count(*) over () as total
    from crm_tasks t
    where t.owner_id = ${me}::uuid and t.done_at is null and t.removed_at is null
      and t.due_at < ${startOfDay(businessToday, 1)}
    order by t.due_at, t.id limit ${ROWS}`.execute(tx);
  return partOf(rows, ({ id, title, dueAt, hasTime, late }) => ({
    id,
    title,
    dueAt,
    hasTime,
    late,
  }));
}

async function readDeals(tx: Tx, me: string): Promise<Digest['deals']> {
  const filter = { owner: me, state: 'open', stalled: 'yes' } as const;
  const { deals: count } = await sumDeals(tx, filter);
  if (count === 0) return NONE;
  const rows = await listDeals(tx, { filter, sort: dealsList.usual, limit: ROWS });
  return {
    count,
    rows: rows.map(({ id, title, contact, idleDays }) => ({ id, title, contact, idleDays })),
  };
}

/** The reader's and unassigned tickets: those that wait longest first. */
async function readTickets(tx: Tx): Promise<Digest['tickets']> {
  const rows = await callRows(tx, 'public.tickets_waiting', {
    limit: ROWS,
    most: MOST,
    others: false,
  });
  return partOf(rows, ({ id, number, title, asks, ownerId, since }) => ({
    id,
    name: `${ticketNumber(number)} ${title}`,
    asks: asks ?? '',
    mine: ownerId !== null,
    since,
  }));
}

async function readPrivacy(tx: Tx): Promise<Digest['privacy']> {
  const { rows } = await sql<{
    id: string;
    protocol: string;
    kind: RequestKind;
    daysLeft: number;
    total: string;
  }>`
    select r.id, r.protocol, r.kind, count(*) over () as total,
      ${businessDayOf(sql`r.due_at`)} - ${businessToday} as days_left
    from privacy_requests r where r.state = 'open'
    order by r.due_at, r.id limit ${ROWS}`.execute(tx);
  return partOf(rows, ({ id, protocol, kind, daysLeft }) => ({
    id,
    protocol,
    kind,
    daysLeft,
  }));
}

/** Failures since the working day before, and pending retries. */
async function readMails(tx: Tx): Promise<Digest['mails']> {
  const { rows } = await sql<{
    id: string;
    subject: string | null;
    recipient: string | null;
    failed: boolean;
    total: string;
  }>`
    select m.id, m.subject, m.recipient, m.state = 'failed' as failed, count(*) over () as total
    from mails m
    where m.place > 1 and (m.state = 'waiting' or m.tried_at > now() - interval '3 days')
    order by m.place desc, m.tried_at desc, m.id limit ${ROWS}`.execute(tx);
  return partOf(rows, ({ id, subject, recipient, failed }) => ({
    id,
    subject: subject ?? '',
    recipient: recipient ?? '',
    failed,
  }));
}

async function readMentions(tx: Tx): Promise<Digest['mentions']> {
  const count = await countUnread(tx, MOST);
  if (count === 0) return NONE;
  const part = { filter: { state: 'unread' }, sort: mentionsList.usual, limit: ROWS } as const;
  const rows = await listMentions(tx, part);
  return {
    count,
    rows: rows.map(({ id, subject, subjectId, by, subjectName, reference }) => ({
      id,
      subject,
      subjectId,
      by,
      about: subjectName || reference,
    })),
  };
}

/** What waits for the reader: read under the reader's own policies, so that it holds nothing they may not
 * see. */
export async function readDigest(tx: Tx, me: string): Promise<Digest> {
  const { rows } = await sql<{
    crm: boolean;
    feedback: boolean;
    requests: boolean;
    mails: boolean;
  }>`
    select public.has_permission(private.uid(), 'crm', 'read') as crm,
      public.has_permission(private.uid(), 'feedback', 'read') as feedback,
      public.has_permission(private.uid(), 'users', 'update') as requests,
      public.has_permission(private.uid(), 'settings', 'read') as mails`.execute(tx);
  const may = rows[0];
  return {
    leads: may?.crm ? await readLeads(tx) : NONE,
    tasks: may?.crm ? await readTasks(tx, me) : NONE,
    deals: may?.crm ? await readDeals(tx, me) : NONE,
    tickets: may?.feedback ? await readTickets(tx) : NONE,
    privacy: may?.requests ? await readPrivacy(tx) : NONE,
    mails: may?.mails ? await readMails(tx) : NONE,
    mentions: may?.crm ? await readMentions(tx) : NONE,
  };
}

/** Enqueues the due digests of the day, and returns how many. */
export async function orderDigests(tx: Tx): Promise<number> {
  return (await callValue(tx, 'public.order_digests', {})) ?? 0;
}

/** Who gets the digest of a day; undefined once it is too late for it, or when the user has switched it off. */
export async function readDigestReader(tx: Tx, userId: string, day: string) {
  const rows = await callRows(tx, 'private.digest_reader', { user: userId, day });
  return rows[0];
}
