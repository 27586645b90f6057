import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { masked, maskedScreen, withoutNumbers, withoutTokens } from './masked.ts';

const RECORDER = 'tests/comparison/record-replies.test.ts';

type Reply = { name: string; status: number; location: string; text: string };
type Facts = Map<string, string>;

/** Runs Node in a release until it ends, or until `isDone` says of its output that it may be stopped. */
function runIn(
  release: string,
  args: readonly string[],
  env: Record<string, string>,
  isDone: (output: string) => boolean = () => false,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: release,
      env: { ...process.env, NODE_ENV: 'production', BACKUP_NIGHTLY: 'off', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    let stopped = false;
    child.stdout.on('data', (part: Buffer) => {
      output += part.toString('utf8');
      if (stopped || !isDone(output)) return;
      stopped = true;
      child.kill('SIGTERM');
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (stopped || code === 0) resolve();
      else reject(new Error(`${args.join(' ')} ended with ${code}:\n${output.slice(-4000)}`));
    });
  });
}

function repliesIn(record: string): Facts {
  const lines = readFileSync(record, 'utf8').trim().split('\n');
  return new Map(
    lines.map((line) => {
      const { name, status, location, text } = JSON.parse(line) as Reply;
      return [withoutTokens(name), maskedScreen(`${status} ${location}\n${text}`)];
    }),
  );
}

/** The environment of a recording whose clock starts at `start` (milliseconds since 1970). */
const repeatableFrom = (start: number) => ({
  NODE_OPTIONS: `--import=${import.meta.resolve('./repeatable.ts')}`,
  COMPARED_CLOCK: `${start} ${Date.now()}`,
});

type Recording = { release: string; folder: string; start: number };

async function record({ release, folder, start }: Recording): Promise<Facts> {
  const target = `${folder}.jsonl`;
  const vitest = path.join('node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'run', '--project', 'comparison', '--teardownTimeout', '1000', RECORDER];
  const env = { COMPARED_FOLDER: folder, COMPARED_RECORD: target, ...repeatableFrom(start) };
  await runIn(release, args, env);
  return repliesIn(target);
}

/** Makes the rows of a demonstration in a folder. */
const fillFolder = (release: string, folder: string) =>
  runIn(release, ['tools/demo.ts', '--folder', folder], { PORT: '0' }, (output) =>
    output.includes('Listening on'),
  );

/**
 * Says how the replies of a name are compared, by two runs of one release: as they are where both are the
 * same, without their numbers where those are all that differs, else not at all.
 */
function precisionOf(one: Facts, other: Facts) {
  return (name: string): ((text: string) => string) | null => {
    const [first, second] = [one.get(name), other.get(name)];
    if (first === undefined || second === undefined) return null;
    if (first === second) return (text) => text;
    return withoutNumbers(first) === withoutNumbers(second) ? withoutNumbers : null;
  };
}

const isSame = (one: Facts, other: Facts) =>
  one.size === other.size && [...one].every(([name, text]) => other.get(name) === text);

/**
 * What both releases reply behind sign-in, by visitor and address or post. The release before makes the
 * rows; each run starts from a copy of them and from the same moment, so that ids and times are the same. Both
 * run at the same time. Where they differ at all, the release before runs again, which shows what differs by
 * itself: of such a reply only its address is compared.
 */
export async function recordedReplies(before: string, after: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'forja-replies-'));
  const [rows = '', again = '', copy = ''] = ['before', 'again', 'after'].map((name) =>
    path.join(folder, name),
  );
  try {
    await fillFolder(before, rows);
    for (const target of [again, copy]) cpSync(rows, target, { recursive: true });
    const start = Date.now();
    const runs = [
      record({ release: before, folder: rows, start }),
      record({ release: after, folder: copy, start }),
    ] as const;
    // Where one fails, the other one's folder is still in use.
    await Promise.allSettled(runs);
    const [old, young] = await Promise.all(runs);
    if (isSame(old, young)) return { before: old, after: young };
    const precision = precisionOf(old, await record({ release: before, folder: again, start }));
    const comparable = (replies: Facts): Facts =>
      new Map(
        [...replies].map(([name, text]) => {
          const precise = precision(name);
          return precise ? [name, precise(text)] : [`address ${masked(name)}`, ''];
        }),
      );
    return { before: comparable(old), after: comparable(young) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
