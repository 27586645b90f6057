import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { readLatestBackups } from '#app/features/backups/backups.store.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { settings } from '#app/platform/env.server.ts';
import { readJobFigures } from '#app/platform/jobs/job-figures.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { releaseVersion } from '#app/platform/release.server.ts';
import { spoolNow } from '#app/platform/spool/spool.server.ts';
import { readDisk, readSystemFigures } from './system.store.server.ts';

/** How long figures of the database are kept, in milliseconds: several servers may scrape. */
const KEPT_MS = 5_000;
/** In seconds: pages in memory take less than a millisecond. */
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.25, 1, 5];

const registry = new Registry();
const gauge = (name: string, help: string, labelNames: string[] = []) =>
  new Gauge({ name: `forja_${name}`, help, labelNames, registers: [registry] });

const gauges = {
  build: gauge('build_info', 'The running release; always 1.', ['version']),
  up: gauge('database_up', '1 while the database answers.'),
  bytes: gauge('database_bytes', 'Size of the database.'),
  leads: gauge('leads_waiting', 'Leads without a reply.'),
  oldest: gauge(
    'oldest_waiting_lead_seconds',
    'Age of the oldest lead without a reply; 0 for none.',
  ),
  late: gauge('leads_late', 'Leads whose time to reply is over.'),
  tickets: gauge('tickets_late', 'Open tickets whose time is over.'),
  mailsWaiting: gauge('mails_waiting', 'Mails that wait for another try.'),
  mailsFailed: gauge('mails_failed', 'Mails that have failed for good.'),
  jobsWaiting: gauge('jobs_waiting', 'Jobs that have not begun, by kind.', ['kind']),
  jobsFailed: gauge('jobs_failed', 'Jobs that have failed for good, by kind.', ['kind']),
  jobAge: gauge(
    'oldest_due_job_seconds',
    'How long the oldest due job waits for a worker; 0 for none.',
  ),
  backup: gauge('backup_age_seconds', 'Age of the last back-up; absent before the first.'),
  proof: gauge(
    'proven_restore_age_seconds',
    'Age of the last back-up restored as a test; absent before.',
  ),
  spool: gauge('spool_posts', 'Posts of this process on the disk that wait for the database.'),
  setAside: gauge('spool_set_aside', 'Posts on the disk that the database has refused.'),
  free: gauge('data_disk_free_bytes', 'Free bytes of the disk of the data folder.'),
  disk: gauge('data_disk_bytes', 'Size of the disk of the data folder.'),
};

const responses = new Histogram({
  name: 'forja_http_response_seconds',
  help: 'Time from request to response, by class of the status.',
  labelNames: ['status'],
  buckets: BUCKETS,
  registers: [registry],
});

/** Begins to count responses and what the runtime does, where METRICS_TOKEN is set. */
export function startMetrics(): void {
  if (!settings().METRICS_TOKEN) return;
  collectDefaultMetrics({ register: registry });
  gauges.build.set({ version: releaseVersion() }, 1);
  const began = new WeakMap<IncomingMessage, number>();
  subscribe('http.server.request.start', (message) => {
    began.set((message as { request: IncomingMessage }).request, performance.now());
  });
  subscribe('http.server.response.finish', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const status = `${Math.trunc(response.statusCode / 100)}xx`;
    const at = began.get(request);
    if (at !== undefined) responses.observe({ status }, (performance.now() - at) / 1000);
  });
}

const secondsSince = (moment: Date | null | undefined) =>
  moment ? Math.max(0, (Date.now() - moment.getTime()) / 1000) : 0;

async function readDatabase(): Promise<void> {
  const jobs = await readJobFigures();
  const { figures, latest } = await asActor({ kind: 'system' }, async (tx) => ({
    figures: await readSystemFigures(tx),
    latest: await readLatestBackups(tx),
  }));
  gauges.bytes.set(figures.databaseBytes);
  gauges.leads.set(figures.leadsWaiting);
  gauges.oldest.set(secondsSince(figures.leadWaitingSince));
  gauges.late.set(figures.leadsLate);
  gauges.tickets.set(figures.ticketsLate);
  gauges.mailsWaiting.set(figures.mailsWaiting);
  gauges.mailsFailed.set(figures.mailsFailed);
  gauges.jobsWaiting.reset();
  gauges.jobsFailed.reset();
  for (const { kind, waiting, failed } of jobs) {
    gauges.jobsWaiting.set({ kind }, waiting);
    gauges.jobsFailed.set({ kind }, failed);
  }
  gauges.jobAge.set(Math.max(0, ...jobs.map(({ dueSince }) => secondsSince(dueSince))));
  if (latest.backup) gauges.backup.set(secondsSince(latest.backup.at));
  if (latest.proof) gauges.proof.set(secondsSince(latest.proof.at));
}

let read: { at: number; done: Promise<void> } | undefined;

/** Reads the figures unless they are fresh. While the database is away the former ones stay. */
async function refresh(): Promise<void> {
  if (!read || performance.now() - read.at > KEPT_MS) {
    const done = readDatabase().then(
      () => gauges.up.set(1),
      (error: unknown) => {
        gauges.up.set(0);
        log.warn({ err: error }, 'metrics of the database could not be read');
      },
    );
    read = { at: performance.now(), done };
  }
  await read.done;
}

/** All metrics in the text format of Prometheus. */
export async function metricsText(): Promise<{ type: string; text: string }> {
  await refresh();
  const { waiting, setAside } = spoolNow();
  gauges.spool.set(waiting);
  gauges.setAside.set(setAside);
  const { free, total } = await readDisk();
  gauges.free.set(free);
  gauges.disk.set(total);
  return { type: registry.contentType, text: await registry.metrics() };
}
