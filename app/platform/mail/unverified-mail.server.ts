import type { Transaction } from 'kysely';
import { callText, callValue, typed } from '#app/platform/database/call-function.server.ts';
import { asActor, runInOneMessage } from '#app/platform/database/database.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { settings } from '#app/platform/env.server.ts';
import type { JobOutcome } from '#app/platform/jobs/job-handler.server.ts';
import { keyedHash } from '#app/platform/secrets.server.ts';
import { sendMail } from './mail.server.ts';
import { mailContext } from './mail-context.server.ts';
import { MailDelayed } from './mail-delayed.server.ts';
import type { Message } from './message.ts';

/** Providers that ignore dots in a mailbox name. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox of an address, in any spelling: plus tags, capitals, a provider's dots. */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+');
  const domain = address.slice(at + 1);
  return DOTLESS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

type UnprovedMail = {
  /** The job that sends it: the same mail at each try. */
  jobId: string;
  /** Kind of the job. */
  kind: string;
  /** Id of the lead, application, request, entry or subscription it is about. */
  about: string;
  /** The address that was typed. */
  to: string;
  /** Above the limit of all addresses it waits for a later try, as the visitor cannot continue without it. */
  waits?: boolean;
};

type Decision = 'send' | 'withheld' | 'later';

const DECIDE = 'private.decide_unproved_mail';

const argsOf = ({ jobId, kind, about, to, waits = false }: UnprovedMail) => ({
  jobId,
  kind,
  subjectId: about,
  email: to,
  mailbox: keyedHash('mailbox', mailboxOf(to)).toString('base64url'),
  mostAnHour: settings().UNPROVED_MAILS_MAX,
  waits,
});

/** The outcome of a mail to a typed address; `later` only where it waits. */
export const decideUnproved = async (tx: Transaction<DB>, mail: UnprovedMail): Promise<Decision> =>
  (await callValue(tx, DECIDE, argsOf(mail), typed<Decision>())) ?? 'withheld';

/** The same in a transaction of its own. */
async function decided(mail: UnprovedMail): Promise<Decision> {
  const text = `select ${callText(DECIDE, argsOf(mail))} as decision`;
  const [rows] = await runInOneMessage({ kind: 'system' }, [{ text }]);
  return (rows as { decision: Decision }[])[0]?.decision ?? 'withheld';
}

/**
 * Sends a mail to an unverified recipient, unless the limit of that address or of all of them is reached;
 * `write` is called only if the mail is sent. Its text holds no words of the visitor and links only to this
 * site: anyone's address may have been typed. Throws as sendMail does, and MailDelayed.
 */
export async function mailUnverified(
  mail: UnprovedMail,
  write: () => Promise<Omit<Message, 'to' | 'about'>>,
): Promise<JobOutcome | undefined> {
  const { about, to } = mail;
  const context = mailContext();
  // Staff are responsible for what they send again.
  if (!context?.byStaff) {
    if (context) Object.assign(context, { recipient: to, about });
    const decision = await decided(mail);
    if (decision === 'later') throw new MailDelayed();
    if (decision === 'withheld') return { withheld: 'limit' };
  }
  await sendMail({ ...(await write()), to, about });
  return undefined;
}

/**
 * Counts a mail about an account with an unverified address among those to unverified addresses. Throws
 * MailDelayed above their limit; never for the address of a confirmed account.
 */
export async function countAccountMail(mailId: string, to: string): Promise<void> {
  const mostAnHour = settings().UNPROVED_MAILS_MAX;
  const may = await asActor({ kind: 'system' }, (tx) =>
    callValue(tx, 'private.may_send_account_mail', { mailId, email: to, mostAnHour }),
  );
  if (!may) throw new MailDelayed();
}

/** Whether mails to unverified addresses reached their limit within the last hour. */
export const mailCeilingReached = (): Promise<boolean> =>
  asActor({ kind: 'system' }, async (tx) => {
    return (await callValue(tx, 'private.mail_ceiling_reached', {})) ?? false;
  });
