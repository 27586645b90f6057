import { asActor } from '#app/platform/database/database.server.ts';
import { readClientNotice } from './client-notices.store.server.ts';
import type { ClientNotice } from './client-notices.ts';
import { leaveHeaders, leaveNoticeUrl } from './leave-notice.server.ts';

/** What a mail of news carries besides its words. */
type NoticeParts = { leaveUrl: string; headers: Readonly<Record<string, string>> };

type Found = { notice: ClientNotice; parts: NoticeParts };

/**
 * The piece of news of an enqueued mail: undefined where it has no recipient any more, null where it has
 * none, as in jobs from before the settings existed.
 */
export async function noticeOf(id: string | undefined): Promise<Found | null | undefined> {
  if (!id) return null;
  const notice = await asActor({ kind: 'system' }, (tx) => readClientNotice(tx, id));
  if (!notice) return undefined;
  const leaveUrl = leaveNoticeUrl(notice.userId, notice.kind);
  return { notice, parts: { leaveUrl, headers: leaveHeaders(leaveUrl) } };
}
