import { portalPaths } from '#app/paths.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { settings } from '#app/platform/env.server.ts';
import { readSigned, signText } from '#app/platform/signed-text.server.ts';
import { readNoticeWay, unsubscribeClientNotice } from './client-notices.store.server.ts';
import { type ClientNoticeKind, isNoticeKind } from './client-notices.ts';

const LEAVE = 'client-notice-leave';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const asServer = { kind: 'system' } as const;

/** The unsubscribe link of a kind; it never expires: leaving must work from the oldest mail. */
export const leaveNoticeUrl = (user: string, kind: string): string =>
  `${settings().PUBLIC_URL}${portalPaths.leaveNotice}?${new URLSearchParams({
    token: signText(LEAVE, `${user}.${kind}`),
  })}`;

/** Headers from which mail programs know how to end mails of a kind by one press (RFC 8058). */
export const leaveHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

function readToken(token: string): { user: string; kind: ClientNoticeKind } | null {
  const [user = '', ...words] = readSigned(LEAVE, token) ?? [];
  const kind = words.join('.');
  return UUID.test(user) && isNoticeKind(kind) ? { user, kind } : null;
}

export type Leaving = { state: 'ask' | 'left' | 'unknown'; kind: ClientNoticeKind | null };

/** What a link is about, and whether there is still something to leave; opening it changes nothing. */
export async function noticeLeaveState(token: string): Promise<Leaving> {
  const read = readToken(token);
  const way = read && (await asActor(asServer, (tx) => readNoticeWay(tx, read.user, read.kind)));
  if (!read || !way) return { state: 'unknown', kind: null };
  return { state: way === 'off' ? 'left' : 'ask', kind: read.kind };
}

/** Ends mails of a kind for the holder of a link from one of them. */
export async function leaveNoticeByLink(token: string): Promise<Leaving> {
  const read = readToken(token);
  const state = read
    ? await asActor(asServer, (tx) => unsubscribeClientNotice(tx, read.user, read.kind))
    : 'unknown';
  return { state, kind: read?.kind ?? null };
}
