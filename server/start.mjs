import { existsSync, mkdirSync, statSync } from 'node:fs';
import nodeModule from 'node:module';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';

/*
 * Starts the site: the build, or with --dev the sources through Vite. Plain JavaScript, since what reads types would
 * stay in the memory of every process.
 */

const inDevelopment = process.argv.includes('--dev');
const built = new URL('../build/server/index.js', import.meta.url);

// By names that an older Node has too, so that it gets as far as this line.
const NODE_MAJOR = 24;
if (Number(process.versions.node.split('.')[0]) < NODE_MAJOR) {
  process.stderr.write(
    `\nNode ${NODE_MAJOR} or newer is needed, and this is ${process.version}: start by npm start, or put Node ${NODE_MAJOR} first in PATH.\n\n`,
  );
  process.exit(1);
}

const USAGE = `npm start [-- OPTIONS]

Serves the site. Settings are environment variables, or lines of a .env file (README.md, "Configure").

  --accept-secret    once, after SECRET was changed on purpose
  --accept-storage   once, after STORAGE_URL was changed on purpose`;

const OPTIONS = ['--dev', '--accept-secret', '--accept-storage', '--help', '-h'];
const wrong = process.argv.slice(2).find((argument) => !OPTIONS.includes(argument));
if (wrong) {
  process.stderr.write(`\n${wrong} is no option.\n\n${USAGE}\n\n`);
  process.exit(2);
}
if (process.argv.includes('--help') || process.argv.includes('-h')) {
  process.stdout.write(`\n${USAGE}\n\n`);
  process.exit(0);
}

/** A folder for each build in the folder of this name; `app/platform/compiled-modules.server.ts` removes those of former ones. */
const COMPILE_CACHE = 'compile-cache';
const buildName = () =>
  inDevelopment ? 'sources' : `build-${Math.round(statSync(built).mtimeMs).toString(36)}`;

/** Modules compiled at the last start are not compiled anew. A folder that cannot be written costs that time alone. */
function keepCompiled(dataDir) {
  if (nodeModule.getCompileCacheDir() !== undefined) return;
  try {
    const folder = path.join(dataDir, COMPILE_CACHE);
    if (!existsSync(folder)) mkdirSync(folder);
    nodeModule.enableCompileCache(path.join(folder, buildName()));
  } catch (error) {
    process.stderr.write(`\n  Compiled modules are not kept: ${String(error)}\n`);
  }
}

/**
 * With a folder that a former start has used, before any module is loaded: what is loaded before is compiled at every
 * start. Nothing is written into another folder before it is checked.
 */
function keepCompiledEarly() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const dataDir = path.resolve(process.env.DATA_DIR || '.data');
  if (!existsSync(path.join(dataDir, COMPILE_CACHE))) return;
  if (!process.env.DATABASE_URL) {
    // Those of the embedded engine: they are part of the key of what is kept.
    for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) {
      setFlagsFromString(flag);
    }
  }
  keepCompiled(dataDir);
}

if (inDevelopment) {
  const { serve } = await import('./serve.ts');
  const { loadDevelopment } = await import('./development.ts');
  serve(loadDevelopment, keepCompiled);
} else {
  keepCompiledEarly();
  const { serve, loadApp } = await import(built.href);
  serve(
    async () => ({ app: await loadApp(), wrap: (site) => site, close: async () => {} }),
    keepCompiled,
  );
}
