import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { projectRoot } from '#app/platform/project-root.server.ts';

export type OwnPostgres = { url: string; stop: () => Promise<void> };

/** Starts a PostgreSQL server that lives until `stop`. Its user is an ordinary owner. */
export async function startPostgres(...options: '--like-supabase'[]): Promise<OwnPostgres> {
  const script = path.join(projectRoot(), 'database/testing/with-postgres.sh');
  // The command prints its address and then waits for the end of its input.
  const waiting = ['sh', '-c', 'echo "$TEST_DATABASE_URL"; cat >/dev/null'];
  const child = spawn(script, [...options, ...waiting], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`PostgreSQL did not start (exit ${code})`)));
  });
  return {
    url,
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
