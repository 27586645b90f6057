import { asActor } from '#app/platform/database/database.server.ts';
import { nudgeJobs } from '#app/platform/jobs/jobs.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { orderInvoiceNotices } from './invoice-mail.store.server.ts';

const ROUND_MS = 60_000;

async function round(): Promise<void> {
  try {
    const ordered = await asActor({ kind: 'system' }, orderInvoiceNotices);
    if (ordered > 0) nudgeJobs();
  } catch (error) {
    log.warn({ err: error }, 'notices of invoices could not be ordered; trying again in a minute');
  }
}

/** Looks every minute, from eight on, which invoices are due or overdue. Several processes may: of each
 * its people are told once. Returns what stops it. */
export function keepInvoiceNotices(): () => void {
  void round();
  const timer = setInterval(() => void round(), ROUND_MS);
  return () => clearInterval(timer);
}
