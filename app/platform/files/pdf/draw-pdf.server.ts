import { fork } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '#app/platform/project-root.server.ts';
import type { DrawerAnswer, DrawnPicture, Undrawable } from './pdf-drawer.server.ts';

export type { DrawnPicture, Undrawable } from './pdf-drawer.server.ts';

/** Twenty pages of photographs take a quarter of it on a slow machine. */
const LIMIT_MS = 120_000;
/** The heap of this process; the pages lie in memory that the drawing process limits itself. */
const MEMORY_MB = 256;
/** Exit codes of a process that exceeded its own memory limit, or the machine's memory. */
const TOO_MUCH: readonly (string | null)[] = ['SIGABRT', 'SIGKILL', 'SIGSEGV'];

/** The code of the drawing process itself; files beside it, such as the data, must stay unreadable. */
const CODE = ['app', 'node_modules', 'package.json'] as const;

type Options = {
  /** Where the PDF is on this machine. */
  place: string;
  first: number;
  last: number;
  /** Stores a page; the next one is rendered after that. A page without a size has no pictures. */
  keep: (page: number, pictures: readonly DrawnPicture[]) => Promise<void>;
  limitMs?: number;
};
/** `pages`: how many there are, drawn or not. */
export type Drawn = { pages: number; stopped: Undrawable | null };

/**
 * Draws pages of a PDF in a process of its own. That process may read its own code and the file, writes
 * nothing, starts nothing, and has limited memory and time: the sender may have built the file to do harm.
 * `stopped` where not all pages were drawn; throws where the file is not the cause.
 */
export function drawPdf({ place, first, last, keep, limitMs = LIMIT_MS }: Options): Promise<Drawn> {
  const root = projectRoot();
  const drawer = fork(join(root, 'app/platform/files/pdf/pdf-drawer.server.ts'), {
    cwd: root,
    // Without the site's environment: no secrets.
    env: {},
    execArgv: [
      `--max-old-space-size=${MEMORY_MB}`,
      '--permission',
      ...[...CODE.map((part) => join(root, part)), place].map((one) => `--allow-fs-read=${one}`),
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<Drawn>();
  let pages = 0;
  let stopped: Undrawable | null = null;
  let keeping = Promise.resolve();
  const timer = setTimeout(() => {
    stopped = 'heavy';
    drawer.kill('SIGKILL');
  }, limitMs);
  const fail = (error: unknown) => {
    reject(error instanceof Error ? error : new Error(String(error)));
    drawer.kill('SIGKILL');
  };
  drawer.on('message', (message: DrawerAnswer) => {
    if ('pages' in message) pages = message.pages;
    else if ('undrawable' in message) stopped = message.undrawable;
    else {
      keeping = keep(message.page, message.pictures);
      keeping.then(() => drawer.connected && drawer.send('next', () => undefined), fail);
    }
  });
  drawer.once('error', reject);
  drawer.once('exit', (code, signal) => {
    clearTimeout(timer);
    if (TOO_MUCH.includes(signal)) stopped ??= 'heavy';
    if (code === 0 || stopped) keeping.then(() => resolve({ pages, stopped }), reject);
    else reject(new Error(`The process that renders a PDF ended with ${signal ?? code}.`));
  });
  // It may have ended already, and has reported that above.
  drawer.send({ place, first, last }, () => undefined);
  return promise;
}
