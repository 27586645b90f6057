import { sql } from 'kysely';
import { asActor, pollNow } from './database/database.server.ts';
import { log } from './log/log.server.ts';

/** Channel of changed lists, to which every process listens; payloads are list names. */
export const LISTS_CHANGED = 'lists_changed';

/** Lists that open staff screens follow. */
export type ListName =
  | 'leads'
  | 'tasks'
  | 'deals'
  | 'imports'
  | 'feedback'
  | 'projects'
  | 'invoices'
  | 'work'
  | 'settings'
  | 'notices';

/** A burst of changes is reported once. */
const QUIET_MS = 1000;

const waiting = new Map<ListName, NodeJS.Timeout>();

/** Whether the database has announced it. */
async function notify(list: ListName): Promise<boolean> {
  waiting.delete(list);
  try {
    await asActor({ kind: 'system' }, (tx) =>
      sql`select pg_notify(${LISTS_CHANGED}, ${list})`.execute(tx),
    );
    return true;
  } catch (error) {
    // Screens show it at their next load.
    log.warn({ err: error, list }, 'a changed list could not be announced');
    return false;
  }
}

async function notifyAndPoll(list: ListName): Promise<void> {
  // Rules may wait for the change, or daily sums depend on it.
  if (await notify(list)) pollNow();
}

/** Reports what waits, before the database is closed: other processes have screens that show it. */
export async function announceWaiting(): Promise<void> {
  await Promise.all(
    [...waiting].map(([list, timer]) => {
      clearTimeout(timer);
      return notify(list);
    }),
  );
}

/**
 * Notifies, after the commit, that a list has changed. Not a trigger: a notification inside the transaction
 * of a lead serializes all commits.
 */
export function listChanged(list: ListName): void {
  if (waiting.has(list)) return;
  const timer = setTimeout(() => void notifyAndPoll(list), QUIET_MS);
  timer.unref();
  waiting.set(list, timer);
}
