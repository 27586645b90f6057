import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { run, StepFailed } from './progress.mjs';

const NODE_MAJOR = 24;
const QUIET = ['--no-audit', '--no-fund', '--progress=false', '--loglevel=error'];

const packagesIn = (lockFile) => JSON.parse(readFileSync(lockFile, 'utf8')).packages;
const majorOf = (version) => Number(version.replace(/^v/, '').split('.')[0]);

/** What node_modules holds and what package-lock.json says; null before the first installation. */
function packagesOf(root) {
  // npm writes this list last, so a cut-short installation has none or an older one.
  const list = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(list)) return null;
  const { '': _project, ...wanted } = packagesIn(path.join(root, 'package-lock.json'));
  return { present: packagesIn(list), wanted: Object.entries(wanted) };
}

const hasNode = (root) => hasOwnNode(root) || majorOf(process.version) >= NODE_MAJOR;

/** Whether node_modules holds what package-lock.json says. */
export function installed(root) {
  const packages = packagesOf(root);
  if (!packages) return false;
  const complete = packages.wanted.every(([folder, { version, optional }]) => {
    const found = packages.present[folder];
    return found ? found.version === version : optional === true;
  });
  return complete && hasNode(root);
}

/**
 * Whether node_modules holds all that serving needs and nothing that only building and testing do:
 * what `npm prune --omit=dev` leaves, and a container image has. One development package that is
 * there makes it an installation like any other, which is brought up to date.
 */
export function installedForServing(root) {
  const packages = packagesOf(root);
  if (!packages) return false;
  const { present, wanted } = packages;
  const fits = wanted.every(([folder, { version, dev, optional, devOptional }]) => {
    const found = present[folder];
    if (dev === true) return !found;
    return found ? found.version === version : optional === true || devOptional === true;
  });
  return fits && hasNode(root);
}

const hasOwnNode = (root) => existsSync(path.join(root, 'node_modules', '.bin', 'node'));

/** The environment with the project's own commands, Node 24 among them, first in PATH. */
export function toolEnv(root, extra = {}) {
  const own = path.join(root, 'node_modules', '.bin');
  return { ...process.env, PATH: `${own}${path.delimiter}${process.env.PATH}`, ...extra };
}

/** npm runs on the machine's own Node: the project's is replaced under its feet. */
function machineEnv() {
  const inherited = process.env.PATH.split(path.delimiter);
  const folders = inherited.filter((folder) => !folder.endsWith(path.join('node_modules', '.bin')));
  return { ...process.env, PATH: folders.join(path.delimiter) };
}

/**
 * Installs exactly what the lock file says. Development packages are always included, because the
 * site is built where it runs.
 */
export async function install(root) {
  const npmCi = (...args) =>
    run('npm', ['ci', '--include=dev', ...args, ...QUIET], { cwd: root, env: machineEnv() });
  try {
    await npmCi('--prefer-offline');
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    // A cached package list may be older than the lock file: this one comes from the registry.
    await npmCi();
  }
  await requireNode(root);
}

/** Optional packages bring Node for Linux with glibc; npm may be configured to omit them. */
async function requireNode(root) {
  const version = (await run('node', ['--version'], { env: toolEnv(root) })).trim();
  if (majorOf(version) >= NODE_MAJOR) return;
  throw new StepFailed(
    `Node ${NODE_MAJOR} is needed and the packages brought none (found: ${version}). ` +
      'Install Node 24, or let npm install optional packages: npm config delete omit',
  );
}
