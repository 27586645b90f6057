import path from 'node:path';
import { build } from 'vite';

/**
 * Builds the thread of the embedded engine into one file of the server's folder: from its sources a start would read
 * types in a second thread, for a tenth of a second. The engine itself stays a package, with files of its own.
 */
export async function buildEngineWorker(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { external: true },
    build: {
      ssr: true,
      outDir: path.join(folder, 'server'),
      emptyOutDir: false,
      copyPublicDir: false,
      minify: false,
      target: 'node24',
      rolldownOptions: {
        input: path.join(
          import.meta.dirname,
          '../app/platform/database/engine/engine-worker.server.ts',
        ),
        output: { entryFileNames: 'engine-worker.js' },
      },
    },
  });
}
