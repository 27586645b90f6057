import type { RequestListener, Server } from 'node:http';
import { createServer, isRunnableDevEnvironment } from 'vite';

/** Loads the site through Vite, which serves the browser's modules and reloads what changes. */
export async function loadDevelopment(server: Server) {
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  // A plugin's second server ends the process at once on SIGTERM; ours closes the database first.
  for (const theirs of process.listeners('SIGTERM')) process.off('SIGTERM', theirs);
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run server modules.');
  const load = () => ssr.runner.import<typeof import('./app.ts')>('/server/app.ts');
  const app = await load();
  let current: { app: typeof app; listener: RequestListener } | undefined;
  const wrap =
    (first: RequestListener): RequestListener =>
    (request, response) => {
      vite.middlewares(request, response, async () => {
        try {
          const latest = await load();
          if (current?.app !== latest) {
            current = { app: latest, listener: latest === app ? first : latest.createListener() };
          }
          current.listener(request, response);
        } catch (error) {
          vite.ssrFixStacktrace(error as Error);
          response.writeHead(500, { 'content-type': 'text/plain' });
          response.end(String((error as Error).stack));
        }
      });
    };
  return { app, wrap, close: () => vite.close() };
}
