import type { Transaction } from 'kysely';
import { callValue } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';

export type Crash = {
  fingerprint: string;
  origin: 'page' | 'job';
  /** Method and id of the route, or the kind of the job. */
  route: string;
  release: string;
  message: string;
  stack: string;
  /** Newest first. */
  requestIds: readonly string[];
  times: number;
  /** Requests a mail, as far as the throttle allows one. */
  mail: boolean;
};

/** Counts a crash under its fingerprint and requests the mail to the team, throttled. */
export async function recordCrash(tx: Transaction<DB>, crash: Crash): Promise<void> {
  const { fingerprint, origin, route, release, message, stack, requestIds, times, mail } = crash;
  await callValue(tx, 'public.record_crash', {
    fingerprint,
    origin,
    route,
    release,
    message,
    stack,
    requestIds,
    times,
    mail,
  });
}

/** How many of the other kinds a mail mentions. */
const MOST_OTHERS = 10;

const COLUMNS = ['id', 'origin', 'route', 'release', 'message', 'stack', 'requestIds'] as const;
const COUNTS = ['seenCount', 'mailedCount', 'mailAskedAt', 'firstSeenAt', 'lastSeenAt'] as const;

/**
 * A crash for its mail, and others that the throttle held back or that recurred since their mail; null when
 * it has been deleted meanwhile.
 */
export async function readCrashForMail(tx: Transaction<DB>, id: string) {
  const crash = await tx
    .selectFrom('crash_reports')
    .select([...COLUMNS, ...COUNTS])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!crash) return null;
  const others = await tx
    .selectFrom('crash_reports')
    .select(['id', 'route', 'message', 'seenCount', 'mailedCount'])
    .where('id', '!=', id)
    .whereRef('mailedCount', '<', 'seenCount')
    // A crash whose own mail is being sent is left to that mail.
    .where((eb) => eb.or([eb('mailAskedAt', 'is', null), eb('mailedCount', '>', 0)]))
    .orderBy('lastSeenAt', 'desc')
    .limit(MOST_OTHERS)
    .execute();
  return { crash, others };
}

export type CrashForMail = NonNullable<Awaited<ReturnType<typeof readCrashForMail>>>;

/** Stores how often each crash had been seen when the team was notified. */
export async function markNotified(
  tx: Transaction<DB>,
  notified: readonly { id: string; seenCount: number }[],
): Promise<void> {
  for (const { id, seenCount } of notified) {
    await tx
      .updateTable('crash_reports')
      .set({ mailedCount: seenCount })
      .where('id', '=', id)
      .execute();
  }
}
