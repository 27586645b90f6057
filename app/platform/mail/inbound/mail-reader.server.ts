import { type ReadMail, readMail, UnreadableMail } from './read-mail.server.ts';

/* The program of a process that reads one mail: it gets the bytes, returns the parsed mail, and ends. */

/** Messages to the parent process. */
export type ReaderAnswer = { mail: ReadMail } | { unreadable: string };

async function answer(raw: Uint8Array): Promise<ReaderAnswer> {
  try {
    return { mail: await readMail(raw) };
  } catch (error) {
    if (error instanceof UnreadableMail) return { unreadable: error.message };
    throw error;
  }
}

process.once('message', (raw: Uint8Array) => {
  void answer(raw).then((reply) => process.send?.(reply, () => process.disconnect()));
});
// The parent process has ended.
process.once('disconnect', () => process.exit());
