import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockFolder } from './folder-lock.server.ts';
import { socketFolder } from './socket-path.server.ts';

const script = import.meta.resolve('../../../../database/testing/hold-lock.ts');
let folder = '';
let children: ChildProcessWithoutNullStreams[] = [];

function contender(where = folder): {
  child: ChildProcessWithoutNullStreams;
  output: Promise<string>;
} {
  const child = spawn(process.execPath, [fileURLToPath(script), where]);
  children.push(child);
  const output = once(child.stdout, 'data').then(([chunk]) => String(chunk).trim());
  return { child, output };
}

const lock = (where = folder) => lockFolder(where, where);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forja-lock-'));
});

afterEach(async () => {
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  children = [];
  rmSync(folder, { recursive: true, force: true });
});

describe('the lock of a data folder', () => {
  test('refuses a second process, naming the folder and the holder', async () => {
    const { child, output } = contender();
    expect(await output).toBe('held');
    await expect(lock()).rejects.toThrow(`${folder} is used by process ${child.pid}.`);
    expect(await contender().output).toMatch(/^refused .*lose data/);
  });

  test('refuses a second time in the same process too', async () => {
    const held = await lock();
    await expect(lock()).rejects.toThrow(`is used by process ${process.pid}.`);
    await held.release();
    await (await lock()).release();
  });

  test('is free again when its holder released it, or was killed', async () => {
    const polite = contender();
    expect(await polite.output).toBe('held');
    polite.child.stdin.end();
    await once(polite.child, 'exit');
    const killed = contender();
    expect(await killed.output).toBe('held');
    killed.child.kill('SIGKILL');
    await once(killed.child, 'exit');
    const held = await lock();
    await held.release();
    expect(readdirSync(folder)).toEqual(['control']);
    expect(readdirSync(join(folder, 'control'))).toEqual([]);
  });

  test('of eight at once over a dead holder’s lock exactly one gets it', async () => {
    const dead = contender();
    expect(await dead.output).toBe('held');
    dead.child.kill('SIGKILL');
    await once(dead.child, 'exit');
    const answers = await Promise.all(Array.from({ length: 8 }, () => contender().output));
    expect(answers.filter((answer) => answer === 'held')).toHaveLength(1);
    expect(answers.filter((answer) => answer.startsWith('refused'))).toHaveLength(7);
  });

  test('of twenty concurrent tries in one process at most one gets the lock', async () => {
    for (let round = 0; round < 5; round += 1) {
      const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lock()));
      const held = tries.filter((one) => one.status === 'fulfilled');
      expect(held).toHaveLength(1);
      await held[0]?.value.release();
    }
  });

  test('a suspended process keeps the lock', async () => {
    const { child, output } = contender();
    expect(await output).toBe('held');
    child.kill('SIGSTOP');
    await expect(lock()).rejects.toThrow(`is used by process ${child.pid}.`);
  });

  test('control.sock identifies the holder', async () => {
    const held = await lock();
    const answer = await text(connect(join(folder, 'control.sock')));
    expect(JSON.parse(answer)).toMatchObject({ pid: process.pid, state: 'holding' });
    await held.release();
  });

  test('works in a folder deeper than a socket’s path may be', async () => {
    const deep = join(folder, 'a'.repeat(120), 'b'.repeat(120));
    mkdirSync(deep, { recursive: true });
    const { child, output } = contender(deep);
    expect(await output).toBe('held');
    const sockets = socketFolder(deep);
    await expect(lockFolder(deep, sockets.path)).rejects.toThrow(
      `${deep} is used by process ${child.pid}.`,
    );
    sockets.dispose();
  });
});
