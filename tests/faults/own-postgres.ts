import { execFile, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { projectRoot } from '#app/platform/project-root.server.ts';

export type OwnPostgres = {
  url: string;
  /** Stops the server for good. */
  stop: () => Promise<void>;
};

type StartedPostgres = OwnPostgres & {
  /** The address of a superuser. */
  admin: string;
  /** Stops the server as a crash does; its data stay. */
  crash: () => Promise<void>;
  /** Starts it again, at the same address. */
  restart: () => Promise<void>;
};

const run = promisify(execFile);

/** Starts a PostgreSQL server that lives until `stop`. Its user is an ordinary owner. */
export async function startPostgres(...options: '--like-supabase'[]): Promise<StartedPostgres> {
  const script = path.join(projectRoot(), 'database/testing/with-postgres.sh');
  // The command prints its address and then waits for the end of its input.
  const waiting = [
    'sh',
    '-c',
    'echo "$TEST_DATABASE_URL $TEST_POSTGRES_CONTROL $TEST_POSTGRES_ADMIN"; cat >/dev/null',
  ];
  const child = spawn(script, [...options, ...waiting], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const line = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`PostgreSQL did not start (exit ${code})`)));
  });
  const [url = '', control = '', admin = ''] = line.split(' ');
  const order = async (what: 'stop' | 'start') => {
    await run(control, [what]);
  };
  return {
    url,
    admin,
    crash: () => order('stop'),
    restart: () => order('start'),
    stop: () => {
      child.stdin.end();
      return ended;
    },
  };
}

/** The PostgreSQL server of TEST_DATABASE_URL, else one that is started for the caller. */
export async function ownPostgres(): Promise<OwnPostgres> {
  const given = process.env['TEST_DATABASE_URL'];
  return given ? { url: given, stop: async () => undefined } : startPostgres();
}
