import { execFile } from 'node:child_process';
import { access, readlink, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ReleaseRefused } from './release-refused.ts';

const run = promisify(execFile);
const LOOK_MS = 200;
const ASK_MS = 2_000;
/** The former release gets at least so long. */
const BACK_MS = 60_000;

/** A process of the site: what restarts it, and where it says that it is ready. */
export type SiteUnit = { restart: string; ready: string };
export type Target = {
  /** The folder with `releases/` and the link `current`. */
  root: string;
  units: readonly SiteUnit[];
  /** How long a process may take to be ready, in milliseconds. */
  patienceMs: number;
  /** Whether migrations may be applied that the present release does not survive. */
  noReturn: boolean;
  say: (line: string) => void;
};

const folderOf = ({ root }: Target, version: string) => path.join(root, 'releases', version);

/** The version that `current` leads to; null before the first. */
export const currentVersion = ({ root }: Pick<Target, 'root'>): Promise<string | null> =>
  readlink(path.join(root, 'current')).then(
    (place) => path.basename(place),
    () => null,
  );

/** In one step: a process that starts meanwhile finds the old release or the new one. */
async function pointAt({ root }: Target, version: string): Promise<void> {
  const next = path.join(root, `.current-${process.pid}`);
  await rm(next, { force: true });
  await symlink(path.join('releases', version), next);
  await rename(next, path.join(root, 'current'));
}

/** Runs the release's own command for migrations. Throws what it prints. */
async function migrate(target: Target, version: string, ...args: string[]): Promise<string> {
  const cwd = folderOf(target, version);
  try {
    const { stdout } = await run(process.execPath, ['tools/migrate.ts', ...args], { cwd });
    return stdout.trim();
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string };
    throw new ReleaseRefused(stderr.trim() || message);
  }
}

type Check = { empty: boolean; narrowing: string[] };

async function refuseNoReturn(target: Target, version: string, present: string | null) {
  const check = JSON.parse(await migrate(target, version, '--check', '--json')) as Check;
  if (present === null || check.empty || check.narrowing.length === 0 || target.noReturn) return;
  throw new ReleaseRefused(
    `Release ${present} does not run after ${check.narrowing.join(', ')}: there is no way back but a back-up.\n` +
      'Make one (npm run backup), stop the processes, and add --no-return. Nothing was changed.',
  );
}

async function isReady(url: string, version: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(ASK_MS) });
    const said = (await response.json()) as { version?: string };
    return response.ok && said.version === version;
  } catch {
    return false;
  }
}

/** Restarts one process after the other, each until it is ready with this version. */
async function restartAll({ units, patienceMs }: Target, version: string): Promise<void> {
  for (const { restart, ready } of units) {
    await run('/bin/sh', ['-c', restart]);
    const until = performance.now() + patienceMs;
    while (!(await isReady(ready, version))) {
      if (performance.now() > until) {
        throw new ReleaseRefused(
          `${ready} did not say within ${patienceMs / 1000} s that it is ready.`,
        );
      }
      await pause(LOOK_MS);
    }
  }
}

async function switchBack(target: Target, present: string, reason: string): Promise<never> {
  try {
    await migrate(target, present, '--check');
  } catch (error) {
    throw new ReleaseRefused(
      `${reason}\nThere is no way back to ${present}: ${(error as Error).message}`,
    );
  }
  await pointAt(target, present);
  await restartAll({ ...target, patienceMs: Math.max(target.patienceMs, BACK_MS) }, present);
  throw new ReleaseRefused(`${reason}\nSwitched back to ${present}, which is ready.`);
}

/**
 * Brings the database to a release in `releases/`, points `current` at it and restarts the processes. Where one
 * does not become ready, the former release is switched back to. An older release is refused, with the reason, where the
 * schema is ahead of it.
 */
export async function activate(target: Target, version: string): Promise<void> {
  await access(folderOf(target, version)).catch(() => {
    throw new ReleaseRefused(`There is no release ${version} in ${target.root}/releases.`);
  });
  const present = await currentVersion(target);
  try {
    await refuseNoReturn(target, version, present);
  } catch (error) {
    throw new ReleaseRefused(`Release ${version} was not started. ${(error as Error).message}`);
  }
  target.say(await migrate(target, version));
  const began = performance.now();
  await pointAt(target, version);
  try {
    await restartAll(target, version);
  } catch (error) {
    const reason = `Release ${version} is not ready. ${(error as Error).message}`;
    if (present === null || present === version) throw new ReleaseRefused(reason);
    await switchBack(target, present, reason);
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  target.say(`Release ${version} is ready, ${seconds} s after the switch.`);
}
