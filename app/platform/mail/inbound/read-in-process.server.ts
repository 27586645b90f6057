import { fork } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '#app/platform/project-root.server.ts';
import type { ReaderAnswer } from './mail-reader.server.ts';
import { type ReadMail, UnreadableMail } from './read-mail.server.ts';

/** A mail of thirty megabytes with a large file takes a quarter of a second. */
const LIMIT_MS = 20_000;
/** A mail of very many lines or parts takes gigabytes. */
const MEMORY_MB = 256;

/** Exit codes of a process that exceeded its memory. */
const ABORTED = 'SIGABRT';

/**
 * Reads a mail in a process of its own, with little memory and not for long: a sender may build mails that
 * would block everything else. A thread would take the site down when its memory is over. Throws {@link
 * UnreadableMail} for such mails.
 */
export function readMailInProcess(raw: Uint8Array): Promise<ReadMail> {
  const reader = fork(join(projectRoot(), 'app/platform/mail/inbound/mail-reader.server.ts'), {
    cwd: projectRoot(),
    // Without the site's environment: no secrets.
    env: {},
    execArgv: [`--max-old-space-size=${MEMORY_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<ReadMail>();
  const refuse = (reason: string) => reject(new UnreadableMail(reason));
  const timer = setTimeout(() => {
    refuse('Reading the mail takes too long.');
    reader.kill('SIGKILL');
  }, LIMIT_MS);
  reader.once('message', (reply: ReaderAnswer) => {
    if ('mail' in reply) resolve(reply.mail);
    else refuse(reply.unreadable);
  });
  reader.once('error', reject);
  // After a reply this changes nothing.
  reader.once('exit', (code, signal) => {
    clearTimeout(timer);
    if (signal === ABORTED) refuse('Reading the mail takes too much memory.');
    else reject(new Error(`The process that parses a mail ended with ${signal ?? code}.`));
  });
  // It may have ended already, and has reported that above.
  reader.send(raw, () => undefined);
  return promise;
}
