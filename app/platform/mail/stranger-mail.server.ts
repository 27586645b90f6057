import { sql } from 'kysely';
import { asActor } from '#app/platform/database/database.server.ts';
import type { JobOutcome } from '#app/platform/jobs/jobs.server.ts';
import { keyedHash } from '#app/platform/secrets.server.ts';
import { currentLetter } from './current-letter.server.ts';
import { sendMail } from './mail.server.ts';
import type { Message } from './message.ts';

/** Providers that deliver to one mailbox whatever dots stand in its name. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox behind an address, however it is dressed up: plus tags, capitals, a provider's dots. */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+');
  const domain = address.slice(at + 1);
  return DOTLESS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

type StrangerMail = {
  /** The job that sends it: tried again, it is the same mail. */
  jobId: string;
  /** Kind of the job. */
  kind: string;
  /** Id of the lead, application, request, entry or subscription it is about. */
  about: string;
  /** The address that was typed. */
  to: string;
};

/**
 * Sends a mail to an address that a stranger typed, unless that address has had its share; `write`
 * is called only if it goes. Throws as sendMail does.
 */
export async function mailStranger(
  { jobId, kind, about, to }: StrangerMail,
  write: () => Promise<Omit<Message, 'to' | 'about'>>,
): Promise<JobOutcome | undefined> {
  const letter = currentLetter();
  // What staff send again is theirs to answer for.
  if (letter?.byStaff) {
    await sendMail({ ...(await write()), to, about });
    return undefined;
  }
  if (letter) Object.assign(letter, { recipient: to, about });
  const mailbox = keyedHash('mailbox', mailboxOf(to)).toString('base64url');
  const may = await asActor({ kind: 'system' }, async (tx) => {
    const { rows } = await sql<{ may: boolean }>`
      select private.may_mail_stranger(${jobId}::uuid, ${kind}, ${about}::uuid, ${to}, ${mailbox})
        as may`.execute(tx);
    return rows[0]?.may ?? false;
  });
  if (!may) return { withheld: 'limit' };
  await sendMail({ ...(await write()), to, about });
  return undefined;
}
