import { hostname } from 'node:os';
import { DEFAULT_LOCALE } from '#app/i18n/locale.ts';
import { callValueInOneMessage } from '#app/platform/database/call-function.server.ts';
import { settings } from '#app/platform/env.server.ts';
import { wakeWorker } from '#app/platform/jobs/jobs.server.ts';
import type { ScheduledTask } from '#app/platform/jobs/schedule.server.ts';
import { readSystem, type SystemLine } from '../system-lines.server.ts';

/** Lines of the system screen that cause a mail. Without a mail server, or without a database, there is no mail. */
const SHARED = ['jobs', 'failedJobs', 'failedMails', 'backupFailure', 'backup', 'proof'] as const;
/** What each process sees for itself: of its machine, or from its network. */
const OWN = ['disk', 'setAside', 'certificate', 'audit'] as const;

export type AlertKey = (typeof SHARED | typeof OWN)[number];
export const isAlertKey = (key: string): key is AlertKey =>
  [...SHARED, ...OWN].some((one) => one === key);

/** The machine and the data folder of this process. */
export const ownSource = (): string => `${hostname()}:${settings().DATA_DIR}`.slice(0, 300);

const noteAlerts = (source: string, known: readonly string[], lines: readonly SystemLine[]) =>
  callValueInOneMessage('private.note_system_alerts', {
    source,
    known: [...known],
    wrong: lines.filter(({ key, todo }) => todo && known.includes(key)).map(({ key }) => key),
  });

/** Looks at the system screen as people would, and queues mails about what has begun or ended. */
export async function checkAlerts(): Promise<void> {
  const lines = (await readSystem(DEFAULT_LOCALE)).flatMap((part) => part.lines);
  const shared = await noteAlerts('site', SHARED, lines);
  const own = await noteAlerts(ownSource(), OWN, lines);
  if (shared + own > 0) wakeWorker();
}

export const alertsTask: ScheduledTask = {
  name: 'system-alerts',
  everyMs: 60_000,
  run: checkAlerts,
};
