import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
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

const inputsOf = (root) =>
  [...FILES, ...FOLDERS.flatMap((folder) => filesUnder(root, folder))].sort();

function inputsHash(root) {
  const hash = createHash('sha256');
  for (const file of inputsOf(root)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Of names, sizes and times alone: to read the contents of them all is a tenth of a start. */
function timesHash(root) {
  const hash = createHash('sha256');
  for (const file of inputsOf(root)) {
    const { size, mtimeMs, ctimeMs, ino } = statSync(path.join(root, file));
    hash.update(`${file}\0${size} ${mtimeMs} ${ctimeMs} ${ino}\0`);
  }
  return hash.digest('hex');
}

const stampOf = (root) => path.join(root, 'build', '.stamp');

/** The files from which the build was last found to be made, by their times. */
const seenOf = (root) => path.join(root, 'build', '.seen');

/** Whether there is a finished build, of whatever files. */
export const hasBuild = (root) => existsSync(stampOf(root));

/** Whether build/ was made from the files as they are now. */
export function built(root) {
  const stamp = stampOf(root);
  if (!existsSync(stamp)) return false;
  const found = readFileSync(stamp, 'utf8');
  const seen = `${found} ${timesHash(root)}`;
  const seenFile = seenOf(root);
  if (existsSync(seenFile) && readFileSync(seenFile, 'utf8') === seen) return true;
  if (found !== inputsHash(root)) return false;
  keepSeen(seenFile, seen);
  return true;
}

/** Who may not write beside the build reads all files the next time as well. */
function keepSeen(file, seen) {
  try {
    writeFileSync(file, seen);
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error;
  }
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
