import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nextLine, nextLines } from './audit-chain.ts';

const run = promisify(execFile);
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'audit-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const START = { number: 0, hash: '' };
const lines = nextLines(
  START,
  [1, 2, 3, 4, 5].map((seq) => ({
    seq,
    entry: { source: 'security', type: 'signed_in', times: seq },
  })),
);
const whole = lines.map(({ text }) => text);

/** What the verifier says of a file with these lines. */
async function verify(texts: readonly string[]) {
  const file = path.join(folder, 'audit.jsonl');
  await writeFile(file, texts.map((text) => `${text}\n`).join(''));
  return run(process.execPath, ['tools/verify-audit.ts', file]).then(
    ({ stdout }) => ({ code: 0, says: stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, says: stdout }),
  );
}

it('accepts a chain as it was written, and names its end', async () => {
  const { code, says } = await verify(whole);
  expect(code).toBe(0);
  expect(says).toContain('5 lines, 1 to 5');
  expect(says).toContain(lines[4]?.hash);
});

it.each([
  ['changed', 2, whole.map((text) => text.replace('"times":2', '"times":9'))],
  ['missing', 2, whole.filter((_, place) => place !== 1)],
  ['out of order', 4, whole.with(2, whole[3] ?? '').with(3, whole[2] ?? '')],
  ['not a line', 3, whole.with(2, 'signed in')],
])('finds what is %s', async (fault, at, texts) => {
  const { code, says } = await verify(texts);
  expect(code).toBe(1);
  expect(says).toContain(fault === 'out of order' ? 'line 3' : `line ${at}`);
});

it('finds a line that was written anew, with a hash of its own', async () => {
  const forged = nextLine(lines[0] ?? START, 2, { type: 'signed_out' });
  const { code, says } = await verify(whole.with(1, forged.text));
  expect(code).toBe(1);
  expect(says).toContain('line 3');
});
