import type { RequestListener, Server } from 'node:http';
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { removeFormerModules } from '#app/platform/compiled-modules.server.ts';
import {
  createCluster,
  type Engine,
  startEngine,
} from '#app/platform/database/engine/engine.server.ts';
import { presentMemoryWarning } from '#app/platform/database/engine/memory-need.server.ts';
import { makeDataFolder } from '#app/platform/database/engine/private-folder.server.ts';
import { settings } from '#app/platform/env.server.ts';
import { withoutCredentials } from '#app/platform/log/scrubbed-text.ts';
import { answerBadRequests } from './bad-requests.ts';
import { collectWhenIdle } from './collect-when-idle.ts';
import { drainConnections } from './drain-connections.ts';
import { explainStartError } from './explain-start-error.ts';
import { cutDeadReaders } from './slow-clients/dead-readers.ts';
import { boundKept, KEEPING } from './slow-clients/kept-connections.ts';
import { cutSlowBodies, PATIENCE } from './slow-clients/slow-senders.ts';

type App = typeof import('./app.ts');
export type Loaded = {
  app: App;
  wrap: (site: RequestListener) => RequestListener;
  close: () => Promise<void>;
};

/** How long running requests may take after a signal, in milliseconds. */
const REQUESTS_MS = 15_000;
/** The process ends by then, whatever still waits, in milliseconds. */
const LATEST_MS = 20_000;
/** Signals this close together are one: npm repeats what the terminal has sent to both. */
const SAME_SIGNAL_MS = 500;
const SIGNALS = { SIGINT: 2, SIGTERM: 15 } as const;

function printError(error: unknown, place?: { PORT: number; HOST: string }): void {
  console.error(`\n${explainStartError(error, place)}\n`);
}

/** As an address is written, where somebody on this machine opens it. */
function shownHost(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** The rest of the site: modules that are only loaded once the database's engine is starting. */
export const loadApp = () => import('./app.ts');

const listenOn = (server: Server) =>
  new Promise<number>((resolve, reject) => {
    const { PORT, HOST } = settings();
    server.once('error', reject);
    server.listen(PORT, HOST, () => resolve((server.address() as AddressInfo).port));
  });

/** Also later, when the engine has ended by itself. */
function warnOfEngine(text: string): void {
  void Promise.all([
    import('#app/platform/log/log.server.ts'),
    import('#app/platform/database/errors.server.ts'),
  ]).then(([{ log }, { DatabaseUnavailable }]) =>
    log.warn({ err: new DatabaseUnavailable(text) }, 'the database is unavailable'),
  );
}

/** Starts the embedded engine; returns once it works in a thread of its own, before anything else is loaded. */
async function beginEngine(dataDir: string): Promise<{ engine: Promise<Engine> }> {
  await createCluster(dataDir);
  const { promise: threaded, resolve } = Promise.withResolvers<void>();
  const engine = startEngine(dataDir, { onNotice: warnOfEngine, onThread: resolve });
  await Promise.race([threaded, engine]);
  // A failure is handled where the services start.
  engine.catch(() => undefined);
  return { engine };
}

type Load = (server: Server) => Promise<Loaded>;
type KeepCompiled = (dataDir: string) => void;

async function start(load: Load, keepCompiled: KeepCompiled): Promise<void> {
  const development = process.argv.includes('--dev');
  const { DATA_DIR, DATABASE_URL, HOST } = settings();
  const warning = presentMemoryWarning(DATA_DIR, DATABASE_URL);
  if (warning) console.warn(`\n  ${warning}`);
  makeDataFolder(DATA_DIR);
  // Starts in its thread while this one loads the site.
  const begun = DATABASE_URL ? undefined : await beginEngine(DATA_DIR);
  // After the engine, whose flags are part of the cache's key.
  keepCompiled(DATA_DIR);
  // After the engine as well: Node loads all that fetches with it.
  const { createServer } = await import('node:http');
  const server = createServer({ ...PATIENCE, ...KEEPING });
  cutSlowBodies(server);
  cutDeadReaders(server);
  boundKept(server);
  answerBadRequests(server);
  const drain = drainConnections(server);
  const { app, wrap, close } = await load(server);
  const site = wrap(app.createListener());
  const services = app.startServices(
    {
      secret: process.argv.includes('--accept-secret'),
      storage: process.argv.includes('--accept-storage'),
    },
    begun?.engine,
  );

  let leaving = false;
  const leave = async (code: number) => {
    if (leaving) return;
    leaving = true;
    const noticeMs = services.announceStop();
    setTimeout(() => {
      console.error('Some work did not end in time; it was left.');
      process.exit(1);
    }, noticeMs + LATEST_MS).unref();
    const requestsMs = development ? 0 : REQUESTS_MS;
    const cut = await drain({ noticeMs, requestsMs, endStreams: services.endStreams });
    if (cut > 0 && !development) console.error(`Connections cut at the stop: ${cut}.`);
    await services.stop();
    await close();
    process.exit(code);
  };
  let signalledAt = Number.POSITIVE_INFINITY;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // A second signal is for an end without waiting; committed transactions are safe.
      if (performance.now() - signalledAt > SAME_SIGNAL_MS) process.exit(128 + SIGNALS[signal]);
      signalledAt = Math.min(signalledAt, performance.now());
      void leave(0);
    });
  }

  const failed = (error: unknown) => {
    printError(error, settings());
    void leave(1);
  };
  // Nobody is let in before the database is migrated, unless it is a server that is away for now:
  // the site then is on its last good copy.
  const ready = services.ready.catch(failed);
  const reason = await Promise.race([ready.then(() => undefined), services.away]);
  if (leaving) return;
  const port = await listenOn(server).catch(failed);
  if (port === undefined) return;
  app.settleAddress(port);
  server.on('request', site);
  console.log(`\n  Listening on  http://${shownHost(HOST)}:${port}`);
  console.log(`  Data folder   ${DATA_DIR}`);
  if (reason) {
    console.log(`  Database      away (${withoutCredentials(reason)}); trying every second`);
  }
  const connected = await ready;
  if (!connected) return;
  console.log(`  Database      ${connected.kind}, ${connected.where}\n`);
  // Also for a process that is killed, which writes nothing at its end.
  flushCompileCache();
  collectWhenIdle(app.countOpenStreams);
  if (!development) await removeFormerModules(DATA_DIR).catch(() => undefined);
  // Only a line on the screen: a database that goes away meanwhile must not end the site.
  const setUp = await app.setUpLink().catch(() => null);
  if (setUp)
    console.log(`  Nobody runs this site yet. Make the first administrator:\n  ${setUp}\n`);
}

/** `keepCompiled` makes the process keep what it compiles from then on, in the data folder. */
export function serve(load: Load, keepCompiled: KeepCompiled): void {
  start(load, keepCompiled).catch((error: unknown) => {
    printError(error);
    process.exit(1);
  });
}
