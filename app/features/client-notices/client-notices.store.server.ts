import { sql, type Transaction } from 'kysely';
import { callRows, callValue, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import {
  CLIENT_NOTICES,
  type ClientDigest,
  type ClientNotice,
  type ClientNoticeKind,
  type NoticeRecord,
  type NoticeWay,
} from './client-notices.ts';

type Tx = Transaction<DB>;

/** How the user is notified of each kind of news: at once, until they choose otherwise. */
export async function readNoticeChoices(tx: Tx): Promise<Record<ClientNoticeKind, NoticeWay>> {
  const rows = await tx.selectFrom('client_notice_choices').select(['kind', 'way']).execute();
  const ways = new Map(rows.map(({ kind, way }) => [kind, way as NoticeWay]));
  return Object.fromEntries(
    CLIENT_NOTICES.map((kind) => [kind, ways.get(kind) ?? 'now']),
  ) as Record<ClientNoticeKind, NoticeWay>;
}

export async function chooseClientNotice(tx: Tx, kind: ClientNoticeKind, way: NoticeWay) {
  await callValue(tx, 'public.choose_client_notice', { kind, way });
}

/** A notice for its mail; undefined where its reader has switched that kind off, or left the client. */
export async function readClientNotice(tx: Tx, id: string): Promise<ClientNotice | undefined> {
  const rows = await callRows(
    tx,
    'private.client_notice_for_mail',
    { id },
    { record: typed<NoticeRecord | null>() },
  );
  return rows[0];
}

/** How a user is notified of a kind; undefined without an account. */
export async function readNoticeWay(tx: Tx, user: string, kind: string) {
  const { rows } = await sql<{ way: NoticeWay }>`
    select private.client_notice_delivery(p.user_id, ${kind}) as way
    from public.user_profiles p where p.user_id = ${user}::uuid`.execute(tx);
  return rows[0]?.way;
}

/** Unsubscribes from mails of a kind. Idempotent. */
export async function unsubscribeClientNotice(tx: Tx, user: string, kind: string) {
  return (
    (await callValue(
      tx,
      'public.unsubscribe_client_notice',
      { user, kind },
      typed<'left' | 'unknown'>(),
    )) ?? 'unknown'
  );
}

/** Enqueues the morning digests once it is eight; returns how many. */
export async function orderClientDigests(tx: Tx): Promise<number> {
  return (await callValue(tx, 'public.order_client_digests', {})) ?? 0;
}

export async function readClientDigest(tx: Tx, user: string, day: string) {
  return (
    (await callValue(tx, 'private.client_digest', { user, day }, typed<ClientDigest | null>())) ??
    undefined
  );
}
