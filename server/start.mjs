/*
 * Starts the site: the build, or with --dev the sources through Vite. Plain JavaScript, since what reads types would
 * stay in the memory of every process.
 */

if (process.argv.includes('--dev')) {
  const { serve } = await import('./serve.ts');
  const { loadDevelopment } = await import('./development.ts');
  serve(loadDevelopment);
} else {
  const built = new URL('../build/server/index.js', import.meta.url);
  const { serve, loadApp } = await import(built.href);
  serve(async () => ({ app: await loadApp(), wrap: (site) => site, close: async () => {} }));
}
