import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { projectRoot } from '#app/platform/project-root.server.ts';

/** Below the site's own processes. */
const NICENESS = 10;

/** Pages of rows are short-lived: with a small heap the process stays below 200 MB, however large the database is. */
const HEAP = ['--max-semi-space-size=8', '--max-old-space-size=192'];

const progressLine = z.object({ rows: z.number(), files: z.number() });
export type Counts = z.output<typeof progressLine>;
const lastLine = progressLine.extend({ name: z.string().optional(), bytes: z.number().optional() });
export type Outcome = z.output<typeof lastLine>;

type Run = {
  tool: 'backup' | 'restore';
  args: readonly string[];
  /** Settings of the child that differ from those of this process. */
  env: Readonly<Record<string, string>>;
  onProgress: (counts: Counts) => void;
};

/**
 * Runs `tools/backup.ts` or `tools/restore.ts` in a process of its own, so that neither memory nor the event loop of the
 * site feels it. Resolves with its last line; rejects with what it wrote to stderr.
 */
export async function runTool({ tool, args, env, onProgress }: Run): Promise<Outcome> {
  const child = spawn(
    process.execPath,
    [...HEAP, path.join(projectRoot(), `tools/${tool}.ts`), '--json', ...args],
    {
      cwd: projectRoot(),
      env: { ...process.env, MALLOC_ARENA_MAX: '2', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  if (child.pid !== undefined) setPriority(child.pid, NICENESS);
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors = `${errors}${text}`.slice(-2000);
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  let last: Outcome | undefined;
  for await (const line of createInterface({ input: child.stdout })) {
    last = lastLine.parse(JSON.parse(line));
    onProgress(last);
  }
  const code = await ended;
  if (code === 0 && last) return last;
  throw new Error(errors.trim() || `The ${tool} ended with code ${code}.`);
}
