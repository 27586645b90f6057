import { type ChildProcess, spawn } from 'node:child_process';
import { vi } from 'vitest';
import { endpoints } from '#app/paths.ts';
import { SETTINGS } from '#app/platform/env.server.ts';
import { projectRoot } from '#app/platform/project-root.server.ts';
import { PATIENCE_MS, UNTIL } from '../patience.ts';
import { type Answer, type Ask, ask } from './ask.ts';

/** Just before the test's own limit, to say what was waited for. */
const LIMIT_MS = 0.9 * PATIENCE_MS;

const START = [process.execPath, 'server/start.mjs'];

export type SiteProcess = {
  port: number;
  origin: string;
  pid: number;
  ask: (address: string, options?: Ask) => Promise<Answer>;
  /** Everything it has printed so far. */
  output: () => string;
  /** Sends a signal and waits for the end; resolves to the exit code, or the signal's name. */
  end: (signal: NodeJS.Signals) => Promise<number | NodeJS.Signals>;
};

function within<T>(limit: number, what: string, task: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took more than ${limit} ms`)), limit);
  });
  return Promise.race([task, late]).finally(() => clearTimeout(timer));
}

/** How a process ended: its exit code, or the signal that ended it. */
export function endOf(child: ChildProcess): Promise<number | NodeJS.Signals> {
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    if (child.exitCode !== null || child.signalCode) {
      resolve(child.exitCode ?? child.signalCode ?? 1);
    }
    child.once('exit', (code, signal) => resolve(signal ?? code ?? 1));
  });
  return within(LIMIT_MS, 'The end of the process', ended);
}

/** Settings of this machine or its .env must not reach a site under test. */
const settingsOf = (env: Record<string, string>) => ({
  ...Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, ''])),
  // An empty one would count as set, and its port is not known yet.
  PUBLIC_URL: undefined,
  // There is no load balancer to wait for.
  DRAIN_SECONDS: '0',
  // The night may be now.
  BACKUP_NIGHTLY: 'off',
  NODE_ENV: 'production',
  ...env,
});

/** Starts a command with everything it prints gathered, in a process group of its own. */
export function startCommand(command: string, args: string[], env: Record<string, string>) {
  const child = spawn(command, args, {
    cwd: projectRoot(),
    env: { ...process.env, ...settingsOf(env) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => printed.push(part));
  }
  return { child, output: () => Buffer.concat(printed).toString('utf8') };
}

/** Asks until the site can take leads; on a database server it answers pages before that. */
const untilHealthy = (port: number): Promise<void> =>
  vi.waitFor(async () => {
    const { status } = await ask(port, endpoints.health);
    if (status !== 200) throw new Error(`not healthy yet: ${status}`);
  }, UNTIL);

/** Starts the real server in a process of its own and waits until it listens on a free port. */
export async function startSite(
  env: Record<string, string>,
  { command = START, untilReady = true }: { command?: string[]; untilReady?: boolean } = {},
): Promise<SiteProcess> {
  const [program = '', ...args] = command;
  const { child, output } = startCommand(program, args, { PORT: '0', ...env });
  const listening = new Promise<number>((resolve, reject) => {
    child.stdout.on('data', () => {
      const port = /Listening on {2}http:\/\/[^:]+:(\d+)/.exec(output())?.[1];
      if (port) resolve(Number(port));
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`The site ended:\n${output()}`)));
  });
  try {
    const port = await within(LIMIT_MS, 'Starting the site', listening);
    if (untilReady) await within(LIMIT_MS, 'Opening the database', untilHealthy(port));
    return {
      port,
      origin: `http://localhost:${port}`,
      pid: child.pid ?? 0,
      ask: (address, options) => ask(port, address, options),
      output,
      end: (signal) => {
        child.kill(signal);
        return endOf(child);
      },
    };
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}
