import path from 'node:path';
import { endStreams } from '#app/access/live-streams.server.ts';
import { registerListExports } from '#app/areas/admin/exports/list-exports.server.ts';
import { registerViewedLists } from '#app/areas/admin/views/viewed-list.server.ts';
import { messages } from '#app/composition/messages.ts';
import { writeCounts } from '#app/features/analytics/sum-counts.server.ts';
import { readUnits } from '#app/features/company/company.store.server.ts';
import { contentUnderWay } from '#app/features/content/overrides/published-content.server.ts';
import { reportJobFailure } from '#app/features/crash-report/report-crash.server.ts';
import { ingestMail } from '#app/features/inbound/ingest-mail.server.ts';
import { outageReports, prepareOutageReports } from '#app/features/outage/outage-reports.server.ts';
import { registerRecordSearches } from '#app/features/search/record-search.server.ts';
import { registerSearchSources } from '#app/features/search/site-search.server.ts';
import { startMetrics } from '#app/features/system/metrics.server.ts';
import { keepHeartbeat } from '#app/features/uptime/heartbeat.server.ts';
import { registerMessages } from '#app/i18n/instances.ts';
import { siteSnapshot } from '#app/pages/site-snapshot.server.ts';
import {
  asActor,
  closeDatabase,
  closeIfSilent,
  type Engine,
  readSources,
} from '#app/platform/database/database.server.ts';
import type { Accepted } from '#app/platform/database/installation.server.ts';
import { settings, settlePublicUrl } from '#app/platform/env.server.ts';
import { checkStorage } from '#app/platform/files/check-storage.server.ts';
import { settleListeningPort, settleUnits } from '#app/platform/http/origins.server.ts';
import { startJobs, stopJobs } from '#app/platform/jobs/jobs.server.ts';
import { vacuumTask } from '#app/platform/jobs/nightly-vacuum.server.ts';
import { roundsTask } from '#app/platform/jobs/rounds.server.ts';
import { keepSchedule, type ScheduledTask } from '#app/platform/jobs/schedule.server.ts';
import { announceWaiting } from '#app/platform/list-news.server.ts';
import { causeOfAbsence } from '#app/platform/log/explain-failure.ts';
import { log } from '#app/platform/log/log.server.ts';
import { keepReadingMail } from '#app/platform/mail/inbound/keep-reading.server.ts';
import { closeMailConnections } from '#app/platform/mail/mail.server.ts';
import { followMailServers, recallMailServers } from '#app/platform/mail/mail-servers.server.ts';
import { loadAssets } from '#app/platform/pages/assets.server.ts';
import { settleClientEntry } from '#app/platform/pages/client-entry.server.ts';
import { onGeneration } from '#app/platform/pages/generation.server.ts';
import { projectRoot } from '#app/platform/project-root.server.ts';
import { publishableKey } from '#app/platform/secrets.server.ts';
import { registerSpool, startSpool, stopSpool } from '#app/platform/spool/spool.server.ts';
import { startTracing, stopTracing } from '#app/platform/trace/trace.server.ts';
import {
  jobHandlers,
  listExports,
  recordSearches,
  replays,
  rounds,
  searchSources,
  tasks,
  viewedLists,
} from '#app/registry.server.ts';
import { connectDatabase, whileAway } from './connect-database.ts';
import { listener } from './listener.ts';
import { main } from './main.ts';
import { isWatched, markReady, markStopping } from './probes/readiness.ts';
import { entryModule } from './react-router.ts';

export { countOpenStreams } from '#app/access/live-streams.server.ts';
export { setUpLink } from '#app/access/set-up.server.ts';

/** Which hosts are whose follows the rows; while they cannot be read the last ones hold. */
async function followUnits(): Promise<void> {
  try {
    const { units } = await siteSnapshot();
    settleUnits(units);
  } catch (error) {
    log.warn({ err: error }, 'business units cannot be read');
  }
}

/** Before the first request; the rest of the rows that pages need is read for the first of them. */
async function settleFirstUnits(): Promise<void> {
  try {
    settleUnits(await asActor({ kind: 'system' }, readUnits));
  } catch {
    await followUnits();
  }
}

const HOUR_MS = 3_600_000;
/** Also without a visitor, since the copies that they keep serve while the database is away. */
const firstSnapshots: ScheduledTask = {
  name: 'snapshots',
  everyMs: HOUR_MS,
  run: () => Promise.all([followUnits(), prepareOutageReports()]),
};

/** The request listener of this build, for the production server and development's alike. */
export function createListener() {
  registerMessages(messages);
  registerSearchSources(searchSources, contentUnderWay);
  registerViewedLists(viewedLists);
  registerRecordSearches(recordSearches);
  registerListExports(listExports);
  registerSpool(replays, outageReports);
  startMetrics();
  if (entryModule) settleClientEntry(entryModule);
  if (import.meta.env.PROD) loadAssets(path.join(projectRoot(), 'build/server'));
  return listener(main());
}

/** Passes the own port to the origin rules, before the first request. */
export function settleAddress(port: number): void {
  settlePublicUrl(port);
  settleListeningPort(port);
  settleUnits([{ slug: 'forja', hosts: [], isDefault: true }]);
}

/**
 * Connects the database and starts what runs beside requests. `ready` resolves once leads can be
 * taken; a database server that is away is retried until then, and `away` resolves to the reason when that
 * is found out. `accepted`: which of SECRET and storage may differ from those recorded in the database.
 * `engine`: the embedded engine, where it is being started already.
 */
export function startServices(accepted: Accepted = {}, engine?: Promise<Engine>) {
  let wanted = true;
  /** What looks every so often whether something is due; each entry ends its own. */
  let stops: (() => void | Promise<void>)[] = [];
  let stopHeartbeat = async () => {};
  const stillWanted = () => wanted;
  const away = Promise.withResolvers<string>();
  let shared = false;
  recallMailServers();
  const ready = (async () => {
    await startTracing();
    // Read while the engine starts.
    const sources = readSources(projectRoot());
    const connected = await connectDatabase({ accepted, engine, sources }, stillWanted, (error) =>
      away.resolve(causeOfAbsence(error)),
    );
    if (!connected) return undefined;
    shared = connected.kind === 'server';
    // An engineer looks for the file before anybody has called the collector.
    publishableKey();
    // Before the first page is made: it says since when the site runs.
    stopHeartbeat = await keepHeartbeat();
    onGeneration(() => void followUnits());
    onGeneration(() => void prepareOutageReports().catch(() => undefined));
    const backend = connected.kind === 'embedded' ? 'pglite' : 'postgres';
    // Together: while the database answers one, this thread reads what it answered to another.
    const [unfollowMail] = await Promise.all([
      whileAway(followMailServers, stillWanted),
      settleFirstUnits(),
      whileAway(() => startJobs(jobHandlers, backend, reportJobFailure), stillWanted),
      // Before leads are taken: the database may be gone a second later.
      prepareOutageReports().catch(() => undefined),
    ]);
    await startSpool();
    markReady();
    // Nothing waits for it: the site works without its files.
    void checkStorage();
    stops = [
      keepSchedule([
        firstSnapshots,
        roundsTask(rounds),
        ...tasks,
        ...(connected.kind === 'embedded' ? [vacuumTask()] : []),
      ]),
      keepReadingMail(ingestMail),
      () => unfollowMail?.(),
    ];
    return connected;
  })();
  return {
    ready,
    away: away.promise,
    /** Writes down at once what pages have reported. */
    writeCounts,
    /** Makes /healthz answer 503. Returns how long connections are still to be accepted, in milliseconds:
     * not at all where no load balancer looks, and where there is no other process to send requests to. */
    announceStop: (): number => {
      markStopping();
      return shared && isWatched() ? settings().DRAIN_SECONDS * 1000 : 0;
    },
    endStreams,
    stop: async () => {
      wanted = false;
      const connected = await ready.catch(() => undefined);
      connected?.stop();
      await closeIfSilent();
      // After it: a replay that waits for a silent database has failed by now.
      await stopSpool();
      await Promise.all(stops.map((stop) => stop()));
      await stopHeartbeat();
      await stopJobs();
      closeMailConnections();
      if (connected) await Promise.all([writeCounts(), announceWaiting()]);
      await closeDatabase();
      await stopTracing();
    },
  };
}
