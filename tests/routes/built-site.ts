import { existsSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll } from 'vitest';
import { SETTINGS } from '#app/platform/env.server.ts';
import { projectRoot } from '#app/platform/project-root.server.ts';
import { scratchFolder } from '../../database/testing/embedded-template.ts';
import { rememberRows } from '../../database/testing/first-rows.ts';
import { type Answer, type Ask, ask } from './ask.ts';
import { resetSite } from './reset-site.ts';

/** What `build/server/index.js` loads. */
export type App = typeof import('../../server/app.ts');

export type Start = {
  /** Settings beside PORT, DATA_DIR and PUBLIC_URL; what is not named here is unset. */
  env?: Record<string, string>;
  /** Where visitors think they are; by default the socket's own address. */
  publicUrl?: (port: number) => string;
  /** Makes the listener otherwise than plainly. */
  listener?: (app: App) => ReturnType<App['createListener']>;
  /** Waits until leads can be accepted; false where the database is away on purpose. */
  untilReady?: boolean;
  /** A data folder to go on with; it is then left in place. */
  dataDir?: string;
};

export type BuiltSite = {
  port: number;
  origin: string;
  dataDir: string;
  ask: (address: string, options?: Ask) => Promise<Answer>;
  /** Brings into the database what pages have reported so far. */
  writeCounts: () => Promise<void>;
  close: () => Promise<void>;
};

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

async function loadBuild(): Promise<App> {
  const built = path.join(projectRoot(), 'build/server/index.js');
  if (!existsSync(built)) throw new Error('There is no build. Run: npm run build');
  const { loadApp } = await import(/* @vite-ignore */ pathToFileURL(built).href);
  return loadApp() as Promise<App>;
}

let settledWith: string | undefined;

function settleOnce(env: Start['env'] = {}): void {
  const given = JSON.stringify(env);
  settledWith ??= given;
  if (settledWith === given) return;
  throw new Error(
    'A site with other settings has run in this process, which reads them once: ' +
      'list this file under APART in vitest.config.ts.',
  );
}

/**
 * Starts the built server in this process, as `server/start.mjs` does, on a free loopback port and
 * a scratch database. Settings are read once a process, so there is one site a process; the
 * database handle is the one `asActor` uses in the test itself.
 */
export async function openBuiltSite(start: Start = {}): Promise<BuiltSite> {
  settleOnce(start.env);
  const server = createServer();
  const port = await listen(server);
  const dataDir = start.dataDir ?? (await scratchFolder());
  const settled = {
    ...Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, ''])),
    // The night may be now.
    BACKUP_NIGHTLY: 'off',
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_URL: start.publicUrl?.(port) ?? `http://localhost:${port}`,
    DATA_DIR: dataDir,
    ...start.env,
  };
  Object.assign(process.env, settled);
  const app = await loadBuild();
  const listener = start.listener?.(app) ?? app.createListener();
  const services = app.startServices();
  app.settleAddress(port);
  if (start.untilReady ?? true) await services.ready;
  else services.ready.catch(() => undefined);
  server.on('request', listener);
  return {
    port,
    origin: `http://localhost:${port}`,
    dataDir,
    ask: (address, options) => ask(port, address, options),
    writeCounts: services.writeCounts,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await services.stop();
      if (!start.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A proxy on loopback may say from where a visitor comes. */
const BEHIND_PROXY = { TRUSTED_PROXIES: '127.0.0.1' };

let shared: BuiltSite | undefined;

/**
 * The site that the test files of a worker share: it stays open, and each file finds the rows and
 * files of its first moment.
 */
async function sharedSite(): Promise<BuiltSite> {
  if (shared) {
    await resetSite(shared);
  } else {
    shared = await openBuiltSite({ env: BEHIND_PROXY });
    await rememberRows();
  }
  return shared;
}

/**
 * A site for all tests of the file: the worker's, where visitors may come through a proxy; with
 * settings of its own one for this file alone, which then needs a process of its own.
 */
export function useBuiltSite({ env = BEHIND_PROXY }: Pick<Start, 'env'> = {}): () => BuiltSite {
  const own = JSON.stringify(env) !== JSON.stringify(BEHIND_PROXY);
  let site: BuiltSite | undefined;
  beforeAll(async () => {
    site = own ? await openBuiltSite({ env }) : await sharedSite();
  });
  afterAll(async () => {
    if (own) await site?.close();
  });
  return () => {
    if (!site) throw new Error('The site is started before the first test.');
    return site;
  };
}
