import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { mailboxFolder } from './mail.server.ts';

async function names(): Promise<string[]> {
  try {
    return (await readdir(mailboxFolder())).filter((name) => name.endsWith('.eml'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Removes the mails of the mailbox folder that contain an address, in their head or in their text. */
export async function removeMailsNaming(email: string): Promise<void> {
  const { default: PostalMime } = await import('postal-mime');
  for (const name of await names()) {
    const place = path.join(mailboxFolder(), name);
    const { headers, text = '', html = '' } = await PostalMime.parse(await readFile(place));
    const content = [...headers.map(({ value }) => value), text, html].join('\n').toLowerCase();
    if (content.includes(email)) await rm(place, { force: true });
  }
}

/** Removes the mails of the mailbox folder that were written before a moment. */
export async function removeMailsBefore(moment: number): Promise<void> {
  for (const name of await names()) {
    const place = path.join(mailboxFolder(), name);
    const written = await stat(place).catch(() => undefined);
    if (written && written.mtimeMs < moment) await rm(place, { force: true });
  }
}
