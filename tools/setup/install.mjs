import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run, StepFailed } from './progress.mjs';

const NODE_MAJOR = 24;
const QUIET = ['--no-audit', '--no-fund', '--progress=false', '--loglevel=error'];

const lockHash = (root) =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
const stampOf = (root) => path.join(root, 'node_modules', '.installed-lock');

const changedAt = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);

/** Whether node_modules holds what package-lock.json says. */
export function installed(root) {
  if (!existsSync(path.join(root, 'node_modules/.bin/vite'))) return false;
  const stamp = stampOf(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash(root)) return true;
  // npm writes this file last, also when somebody adds a package by hand.
  const finished = changedAt(path.join(root, 'node_modules/.package-lock.json'));
  return finished >= changedAt(path.join(root, 'package-lock.json'));
}

/** The environment with the project's own commands, Node 24 among them, first in PATH. */
export function toolEnv(root, extra = {}) {
  const own = path.join(root, 'node_modules', '.bin');
  return { ...process.env, PATH: `${own}${path.delimiter}${process.env.PATH}`, ...extra };
}

/** npm runs on the machine's own Node: the project's may be replaced under its feet. */
function machineEnv() {
  const inherited = process.env.PATH.split(path.delimiter);
  const kept = inherited.filter((folder) => !folder.endsWith(path.join('node_modules', '.bin')));
  return { ...process.env, PATH: kept.join(path.delimiter) };
}

/**
 * Installs exactly what the lock file says. `npm ci` refuses a lock file that lacks the optional
 * binaries of other platforms (EUSAGE); `npm install` takes the same versions from it.
 * Development packages are always included, because the site is built where it runs.
 */
export async function install(root) {
  const npm = (...args) =>
    run('npm', [...args, '--include=dev', ...QUIET], { cwd: root, env: machineEnv() });
  try {
    await npm('ci', '--prefer-offline');
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    // A cached package list may be older than the lock file, so other failures ask the registry.
    const again = error.output.includes('EUSAGE') ? ['--prefer-offline'] : [];
    await npm('install', '--no-save', ...again);
  }
  await requireNode(root);
  writeFileSync(stampOf(root), lockHash(root));
}

/** The package `node` fetches its binary in an install script, which npm may have been told to skip. */
async function requireNode(root) {
  const version = await run('node', ['--version'], { env: toolEnv(root) });
  const major = Number(version.trim().slice(1).split('.')[0]);
  if (major >= NODE_MAJOR) return;
  throw new StepFailed(
    `Node ${NODE_MAJOR} is needed, ${version.trim()} was found, and the package "node" installed none. ` +
      'Allow its install script (npm config set ignore-scripts false) and run: npm install',
  );
}
