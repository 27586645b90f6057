import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toolEnv } from './install.mjs';
import { run } from './progress.mjs';

/** What the build is made of. Tests and migrations are not part of it. */
const FOLDERS = ['app', 'server', 'public'];
const FILES = [
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tools/ascii-server.ts',
  'tools/browser-constants.ts',
  'tools/build-engine-worker.ts',
  'tools/build-service-worker.ts',
  'tools/build-widget.ts',
  'tools/catalogues.ts',
  'tools/chunk-modules.ts',
  'tools/compress-assets.ts',
  'tsconfig.json',
  'vite.config.ts',
];
const IGNORED = /\.test\.tsx?$/;
/** Written by the build itself. */
const GENERATED = path.join('app', 'generated');

function filesUnder(root, folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (file === GENERATED) return [];
    if (entry.isDirectory()) return filesUnder(root, file);
    return entry.isFile() && !IGNORED.test(entry.name) ? [file] : [];
  });
}

function inputsHash(root) {
  const hash = createHash('sha256');
  const inputs = [...FILES, ...FOLDERS.flatMap((folder) => filesUnder(root, folder))];
  for (const file of inputs.sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

const stampOf = (root) => path.join(root, 'build', '.stamp');

/** Whether there is a finished build, of whatever files. */
export const hasBuild = (root) => existsSync(stampOf(root));

/** Whether build/ was made from the files as they are now. */
export function built(root) {
  const stamp = stampOf(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === inputsHash(root);
}

/** Builds pages and server, and puts compressed copies beside the assets. */
export async function build(root) {
  const env = toolEnv(root, { NODE_ENV: 'production' });
  const before = inputsHash(root);
  // A build that is cut short must not pass for a finished one.
  rmSync(stampOf(root), { force: true });
  await run('react-router', ['build'], { cwd: root, env });
  await run('node', ['tools/compress-assets.ts'], { cwd: root, env });
  mkdirSync(path.join(root, 'build'), { recursive: true });
  writeFileSync(stampOf(root), before);
}
