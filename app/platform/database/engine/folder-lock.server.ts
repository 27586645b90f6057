import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import type { Server } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DataFolderRefused } from '../errors.server.ts';
import type { LockAnswer } from './lock-probe.server.ts';
import { probeLock } from './lock-probe.server.ts';

export interface FolderLock {
  release: () => Promise<void>;
}

const CONTENDERS = 'control';
const ANNOUNCED = /^(\d+)\.([0-9a-f]{12})\.sock$/;
const GIVE_UP_MS = 10_000;
const POLL_MS = 20;

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
}

function refusal(folder: string, holder: LockAnswer): DataFolderRefused {
  const doing = holder.state === 'holding' ? 'is used by' : 'is just being opened by';
  return new DataFolderRefused(
    `The data folder ${folder} ${doing} process ${holder.pid}. Two processes on one folder lose ` +
      'data, so this one stops. End that process, or give this one a DATA_DIR of its own.',
  );
}

async function otherContenders(folder: string, reach: string, token: string) {
  const answers: LockAnswer[] = [];
  for (const name of readdirSync(join(folder, CONTENDERS))) {
    const [, pid, otherToken] = ANNOUNCED.exec(name) ?? [];
    if (!pid || !otherToken || otherToken === token) continue;
    const answer = await probeLock(join(reach, CONTENDERS, name), Number(pid), otherToken);
    // A name is random and announced only once its socket listens: a name whose socket refuses is never used again.
    if (answer === 'dead') rmSync(join(folder, CONTENDERS, name), { force: true });
    else if (answer !== 'gone') answers.push(answer);
  }
  return answers;
}

/**
 * The exclusive lock on a data folder: a listening socket, which the kernel closes however the
 * process ends, so there is nothing stale to guess about. Every process first announces a socket
 * of its own under control/, then looks for others: of any two, at least one sees the other. One
 * that meets a holder, or a contender with the smaller token, withdraws; the smaller one waits
 * until the other has withdrawn or holds. The holder's socket is also `control.sock`.
 *
 * `reach` is a short path of `folder` (see socketFolder). Throws DataFolderRefused, naming the
 * folder and the holder's process id.
 */
export async function lockFolder(folder: string, reach: string): Promise<FolderLock> {
  const token = randomBytes(6).toString('hex');
  const mine = join(CONTENDERS, `${process.pid}.${token}.sock`);
  let state: LockAnswer['state'] = 'contending';
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(JSON.stringify({ pid: process.pid, token, state }));
  });
  mkdirSync(join(folder, CONTENDERS), { recursive: true, mode: 0o700 });
  await listen(server, join(reach, CONTENDERS, `${token}.new`));
  server.unref();
  renameSync(join(folder, CONTENDERS, `${token}.new`), join(folder, mine));

  const release = async () => {
    rmSync(join(folder, mine), { force: true });
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  const deadline = Date.now() + GIVE_UP_MS;
  for (;;) {
    const others = await otherContenders(folder, reach, token);
    if (others.length === 0) break;
    const winner = others.find((other) => other.state === 'holding' || other.token < token);
    const stopAt = winner ?? (Date.now() > deadline ? others[0] : undefined);
    if (stopAt) {
      await release();
      throw refusal(folder, stopAt);
    }
    await pause(POLL_MS);
  }
  state = 'holding';
  const control = join(folder, 'control.sock');
  rmSync(control, { force: true });
  linkSync(join(folder, mine), control);
  const { ino } = statSync(control);
  return {
    release: async () => {
      if (statSync(control, { throwIfNoEntry: false })?.ino === ino) rmSync(control);
      await release();
    },
  };
}
