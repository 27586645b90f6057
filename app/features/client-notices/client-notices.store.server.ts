import { sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import {
  CLIENT_NOTICES,
  type ClientDigest,
  type ClientNotice,
  type ClientNoticeKind,
  type NoticeWay,
} from './client-notices.ts';

type Tx = Transaction<DB>;

/** How somebody hears of each kind of news: at once, until she chooses something else. */
export async function readNoticeChoices(tx: Tx): Promise<Record<ClientNoticeKind, NoticeWay>> {
  const rows = await tx.selectFrom('client_notice_choices').select(['kind', 'way']).execute();
  const ways = new Map(rows.map(({ kind, way }) => [kind, way as NoticeWay]));
  return Object.fromEntries(
    CLIENT_NOTICES.map((kind) => [kind, ways.get(kind) ?? 'now']),
  ) as Record<ClientNoticeKind, NoticeWay>;
}

export async function chooseClientNotice(tx: Tx, kind: ClientNoticeKind, way: NoticeWay) {
  await sql`select public.choose_client_notice(${kind}, ${way})`.execute(tx);
}

/** A piece of news as it is mailed; undefined where its reader has left that kind, or the client. */
export async function readClientNotice(tx: Tx, id: string): Promise<ClientNotice | undefined> {
  const { rows } = await sql<ClientNotice>`
    select * from private.client_notice_for_mail(${id}::uuid)`.execute(tx);
  return rows[0];
}

/** How somebody hears of a kind; undefined without an account. */
export async function readNoticeWay(tx: Tx, user: string, kind: string) {
  const { rows } = await sql<{ way: NoticeWay }>`
    select private.client_notice_way(p.user_id, ${kind}) as way
    from public.user_profiles p where p.user_id = ${user}::uuid`.execute(tx);
  return rows[0]?.way;
}

/** Ends mails of a kind; leaving twice is leaving. */
export async function leaveClientNotice(tx: Tx, user: string, kind: string) {
  const { rows } = await sql<{ outcome: 'left' | 'unknown' }>`
    select public.leave_client_notice(${user}::uuid, ${kind}) as outcome`.execute(tx);
  return rows[0]?.outcome ?? 'unknown';
}

/** Orders the morning's mails once it is eight; says how many. */
export async function orderClientDigests(tx: Tx): Promise<number> {
  const { rows } = await sql<{ ordered: number }>`
    select public.order_client_digests() as ordered`.execute(tx);
  return rows[0]?.ordered ?? 0;
}

export async function readClientDigest(tx: Tx, user: string, day: string) {
  const { rows } = await sql<{ digest: ClientDigest | null }>`
    select private.client_digest(${user}::uuid, ${day}::date) as digest`.execute(tx);
  return rows[0]?.digest ?? undefined;
}
