import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '#app/platform/project-root.server.ts';

if (process.argv.includes('--dev')) {
  const { serve } = await import('./serve.ts');
  const { loadDevelopment } = await import('./development.ts');
  serve(loadDevelopment);
} else {
  const built = path.join(projectRoot(), 'build/server/index.js');
  const { serve, loadApp } = (await import(pathToFileURL(built).href)) as typeof import('./serve.ts');
  serve(async () => ({ app: await loadApp(), wrap: (site) => site, close: async () => {} }));
}
