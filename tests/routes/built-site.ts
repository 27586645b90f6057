import { existsSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll } from 'vitest';
import { SETTINGS } from '#app/platform/env.server.ts';
import { projectRoot } from '#app/platform/project-root.server.ts';
import { scratchFolder } from '../../database/testing/embedded-template.ts';
import { type Answer, type Ask, ask } from './ask.ts';

/** What `build/server/index.js` exports. */
export type App = typeof import('../../server/app.ts');

export type Start = {
  /** Settings beside PORT, DATA_DIR and PUBLIC_URL; what is not named here is unset. */
  env?: Record<string, string>;
  /** Where visitors think they are; by default the socket's own address. */
  publicUrl?: (port: number) => string;
  /** Makes the listener otherwise than plainly. */
  listener?: (app: App) => ReturnType<App['createListener']>;
  /** Waits until leads can be taken; false where the database is away on purpose. */
  untilReady?: boolean;
  /** A data folder to go on with; it is then left in place. */
  dataDir?: string;
};

export type BuiltSite = {
  port: number;
  origin: string;
  dataDir: string;
  ask: (address: string, options?: Ask) => Promise<Answer>;
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
  return (await import(/* @vite-ignore */ pathToFileURL(built).href)) as App;
}

/**
 * Starts the built server in this process, as `server/start.ts` does, on a free loopback port and
 * a scratch database. Settings are read once a process, so there is one site a test file; the
 * database handle is the one `asActor` uses in the test itself.
 */
export async function openBuiltSite(start: Start = {}): Promise<BuiltSite> {
  const server = createServer();
  const port = await listen(server);
  const dataDir = start.dataDir ?? (await scratchFolder());
  const settled = {
    ...Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, ''])),
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
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await services.stop();
      if (!start.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** One site for all tests of the file. */
export function useBuiltSite(start?: Start): () => BuiltSite {
  let site: BuiltSite | undefined;
  beforeAll(async () => {
    site = await openBuiltSite(start);
  });
  afterAll(async () => {
    await site?.close();
  });
  return () => {
    if (!site) throw new Error('The site is started before the first test.');
    return site;
  };
}
