import { callRows, callValue, typed } from '#app/platform/database/call-function.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { nudgeJobs } from '#app/platform/jobs/jobs.server.ts';
import { seal, unseal } from '#app/platform/secrets.server.ts';

export const ACCOUNT_MAILS = [
  'confirm-email',
  'already-registered',
  'reset-password',
  'sign-in-link',
  'sign-in-link-refused',
  'confirm-new-email',
  'verify-new-email',
  'email-changed',
  'invited',
  'new-device',
  'password-changed',
  'second-step-changed',
  'passkeys-changed',
  'mail-test',
] as const;
export type AccountMailKind = (typeof ACCOUNT_MAILS)[number];

/** What a mail says besides its text: where its link leads, and what happened when and where. */
export type AccountMailFacts = {
  path?: string;
  device?: string;
  address?: string;
  at?: string;
  newEmail?: string;
  /** Where it goes when that is not the address of the account: a new one, or the one before. */
  to?: string;
};

const PURPOSE = 'account-mail';

/** Puts a mail about an account into the queue. Its facts are sealed: a link in it is a key. */
export async function queueAccountMail(
  userId: string,
  kind: AccountMailKind,
  facts: AccountMailFacts = {},
): Promise<void> {
  const sealed = seal(PURPOSE, JSON.stringify(facts));
  await asActor({ kind: 'system' }, (tx) =>
    callValue(tx, 'private.queue_account_mail', { userId, kind, sealed }),
  );
  nudgeJobs();
}

export type AccountMail = {
  userId: string;
  email: string;
  name: string;
  locale: string;
  kind: AccountMailKind;
  facts: AccountMailFacts;
};

/** A queued mail with its facts open, or undefined once it was sent or its person is gone. */
export async function readAccountMail(mailId: string): Promise<AccountMail | undefined> {
  const [row] = await asActor({ kind: 'system' }, (tx) =>
    callRows(tx, 'private.account_mail', { mailId }, { kind: typed<AccountMailKind>() }),
  );
  if (!row) return undefined;
  const { sealed, user_id: userId, ...mail } = row;
  return { userId, ...mail, facts: JSON.parse(unseal(PURPOSE, sealed)) as AccountMailFacts };
}

/** Forgets a mail that has gone out, and with it the link's token. */
export async function forgetAccountMail(mailId: string): Promise<void> {
  await asActor({ kind: 'system' }, (tx) => callValue(tx, 'private.account_mail_sent', { mailId }));
}
