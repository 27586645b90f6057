import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { settings } from '#app/platform/env.server.ts';
import { projectRoot } from '#app/platform/project-root.server.ts';
import { answerBadRequests } from './bad-requests.ts';
import { cutSlowBodies, PATIENCE } from './slow-senders.ts';

type App = typeof import('./app.ts');
type Loaded = {
  app: App;
  wrap: (site: RequestListener) => RequestListener;
  close: () => Promise<void>;
};

/** Time running requests get to end before the process leaves, in milliseconds. */
const GRACE_MS = 5000;

async function load(development: boolean, server: Server): Promise<Loaded> {
  if (development) return (await import('./development.ts')).loadDevelopment(server);
  const built = path.join(projectRoot(), 'build/server/index.js');
  const app = (await import(pathToFileURL(built).href)) as App;
  return { app, wrap: (site) => site, close: async () => {} };
}

const listenOn = (server: Server) =>
  new Promise<number>((resolve, reject) => {
    const { PORT, HOST } = settings();
    server.once('error', reject);
    server.listen(PORT, HOST, () => resolve((server.address() as AddressInfo).port));
  });

async function start(): Promise<void> {
  const server = createServer(PATIENCE);
  cutSlowBodies(server);
  answerBadRequests(server);
  const { app, wrap, close } = await load(process.argv.includes('--dev'), server);
  const { DATA_DIR, HOST } = app.settings();
  const site = wrap(app.createListener());
  const services = app.startServices();

  let leaving = false;
  const leave = async (code: number) => {
    if (leaving) return;
    leaving = true;
    server.close();
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
    await services.stop();
    await close();
    process.exit(code);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void leave(0));

  const failed = (error: unknown) => {
    console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
    void leave(1);
  };
  // Nobody is let in before the database is migrated, unless it is a server that is away for now:
  // the site then stands on its last good copy.
  const ready = services.ready.catch(failed);
  await Promise.race([ready, services.away]);
  if (leaving) return;
  const port = await listenOn(server).catch(failed);
  if (port === undefined) return;
  app.settleAddress(port);
  server.on('request', site);
  const shown = HOST === '127.0.0.1' || HOST === '0.0.0.0' ? 'localhost' : HOST;
  console.log(`\n  Listening on  http://${shown}:${port}`);
  console.log(`  Data folder   ${DATA_DIR}`);
  const connected = await ready;
  if (!connected) return;
  console.log(`  Database      ${connected.kind}, ${connected.where}\n`);
  // Only a line on the screen: a database that goes away meanwhile must not end the site.
  const setUp = await app.setUpLink().catch(() => null);
  if (setUp)
    console.log(`  Nobody runs this site yet. Make the first administrator:\n  ${setUp}\n`);
}

start().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
