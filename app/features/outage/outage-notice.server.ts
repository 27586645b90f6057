import { formatDateTime } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { spoolNow } from '#app/platform/spool/spool.server.ts';
import { readOutage } from './outage.store.server.ts';

/** How long staff see an outage that is over, in milliseconds. */
const SHOWN_MS = 7 * 24 * 3_600_000;

export type OutageNotice = {
  /** `replaying`: the database answers, and posts are still being stored. */
  state: 'replaying' | 'over';
  began: string;
  ended: string;
  received: number;
  stored: number;
  waiting: number;
  /** Posts that the database refused and that still lie in `place`. */
  setAside: number;
  place: string;
};

/** Within the data folder. */
const PLACE = 'spool/set-aside';

/** The last time without a database for the first screen of staff; null where there was none. */
export async function readOutageNotice(now: Date, locale: Locale): Promise<OutageNotice | null> {
  const outage = await asActor({ kind: 'system' }, (tx) => readOutage(tx));
  if (!outage) return null;
  const { waiting, setAside } = spoolNow();
  const { beganAt, endedAt, received, stored } = outage;
  const isRecent = !endedAt || now.getTime() - endedAt.getTime() < SHOWN_MS;
  if (!isRecent && setAside === 0) return null;
  return {
    state: endedAt ? 'over' : 'replaying',
    began: formatDateTime(beganAt, locale),
    ended: endedAt ? formatDateTime(endedAt, locale) : '',
    ...{ received, stored, waiting, setAside, place: PLACE },
  };
}
