import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { alternatesOf, portalPaths } from '#app/paths.ts';
import type { WorkerBuild } from '../app/areas/site/offline/worker-scope.ts';
import { areaPaths, authPaths, endpoints } from '../app/paths.ts';
import { areaRoots } from '../app/registry.ts';
import { SAVED_FORMS } from './browser-constants.ts';

/** Of every file that the build made, so that any change gives another worker. */
function versionOf(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(path.relative(folder, file)).update(readFileSync(file));
  return hash.digest('base64url').slice(0, 12);
}

const ASSETS = 'client/assets';

/** The script of the client portal with what it imports: it comes by itself, so no page names its files. */
function clientScripts(folder: string): string[] {
  const names = readdirSync(path.join(folder, ASSETS));
  const first = names.find((name) => /^start-device-[\w-]+\.js$/.test(name));
  if (!first) throw new Error('The script of the client portal was not built.');
  const found = new Set([first]);
  for (const name of found) {
    const text = readFileSync(path.join(folder, ASSETS, name), 'utf8');
    for (const [, part = ''] of text.matchAll(/(?:from|import) *["'`]\.\/([\w.-]+\.js)["'`]/g))
      found.add(part);
  }
  return [...found].map((name) => `/assets/${name}`);
}

/**
 * Builds the service worker into the client's folder, last of all: alone, in one file, and under a
 * name without a hash, because browsers know a worker by its address.
 */
export async function buildServiceWorker(folder: string): Promise<void> {
  const constants: WorkerBuild = {
    version: versionOf(folder),
    offline: alternatesOf('offline'),
    savedPosts: alternatesOf('savedPosts'),
    forms: SAVED_FORMS,
    auth: areaPaths.auth,
    account: authPaths.account,
    areas: areaRoots,
    portal: portalPaths.overview,
    clientOffline: portalPaths.offline,
    clientScripts: clientScripts(folder),
    signOut: authPaths.signOut,
    language: endpoints.preferredLocale,
  };
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { BUILD: JSON.stringify(constants) },
    build: {
      outDir: path.join(folder, 'client'),
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: path.join(import.meta.dirname, '../app/areas/site/offline/service-worker.ts'),
        output: { format: 'iife', entryFileNames: path.basename(endpoints.serviceWorker) },
      },
    },
  });
}
