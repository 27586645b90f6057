import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

/** The project's folder; every measured process runs in it. */
export const projectFolder = path.dirname(import.meta.dirname);

const START_MS = 60_000;
const ANSWER_MS = 10_000;

export type Usage = {
  /** CPU time of the process so far, all its threads, user and system, in milliseconds. */
  cpu: number;
  /** The same of its first thread alone, which answers requests. */
  main: number;
  /** Resident memory now, in bytes. */
  rss: number;
};

export type MeasuredProcess = {
  port: number;
  /** The page's address on this process. */
  url: (pathname: string) => string;
  usage: () => Promise<Usage>;
  /** Longest time since the last call in which the event loop did not turn, in milliseconds. */
  longestHold: () => Promise<number>;
  stop: () => Promise<void>;
};

type Message = { port?: number; usage?: Usage; hold?: number };

/** The next message that `pick` finds something in; fails when the process ends or takes too long. */
function nextMessage<T>(
  child: ChildProcess,
  limit: number,
  pick: (message: Message) => T | undefined,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const done = (settle: () => void) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit);
      settle();
    };
    const onMessage = (message: unknown) => {
      const found = pick(message as Message);
      if (found !== undefined) done(() => resolve(found));
    };
    const onExit = () => done(() => reject(new Error('A measured process ended by itself')));
    const timer = setTimeout(
      () => done(() => reject(new Error('A measured process does not answer'))),
      limit,
    );
    child.on('message', onMessage).on('exit', onExit);
  });
}

/**
 * Starts a script of the project as a process of its own that reports its port, its CPU time and its
 * memory over a channel (`report-usage.ts`). What it prints is shown only when it fails to start.
 */
export async function startMeasured(
  script: string,
  env: Record<string, string>,
  args: string[] = [],
  operands: string[] = [],
): Promise<MeasuredProcess> {
  const reporter = path.join(import.meta.dirname, 'report-usage.ts');
  const child = spawn(process.execPath, ['--import', reporter, ...args, script, ...operands], {
    cwd: projectFolder,
    env: { ...process.env, NODE_ENV: 'production', BACKUP_NIGHTLY: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => {
      printed = (printed + part.toString('utf8')).slice(-4000);
    });
  }
  const port = await nextMessage(child, START_MS, (message) => message.port).catch((error) => {
    child.kill('SIGKILL');
    throw new Error(`${script} did not start:\n${printed}`, { cause: error });
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    port,
    url: (pathname) => `http://localhost:${port}${pathname}`,
    usage: () => {
      const answer = nextMessage(child, ANSWER_MS, (message) => message.usage);
      child.send('usage');
      return answer;
    },
    longestHold: () => {
      const answer = nextMessage(child, ANSWER_MS, (message) => message.hold);
      child.send('hold');
      return answer;
    },
    stop: async () => {
      const late = setTimeout(() => child.kill('SIGKILL'), ANSWER_MS);
      child.kill('SIGTERM');
      await ended;
      clearTimeout(late);
    },
  };
}
