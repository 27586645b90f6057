import { callRows, callValue, typed } from '#app/platform/database/call-function.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { wakeWorker } from '#app/platform/jobs/jobs.server.ts';
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

/** `removed` is done by an administrator. */
export type SecondStepChange = 'on' | 'off' | 'codes' | 'removed';
export type PasskeyChange = 'added' | 'deleted';

/** The facts of a mail besides its text: the target of its link, and what happened when and where. */
export type AccountMailFacts = {
  path?: string;
  device?: string;
  address?: string;
  at?: string;
  newEmail?: string;
  /** What changed, where a mail is about several changes. */
  change?: SecondStepChange | PasskeyChange;
  /** The recipient when it is not the account's address: a new one, or the previous one. */
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
  wakeWorker();
}

export type AccountMail = {
  userId: string;
  email: string;
  name: string;
  locale: string;
  kind: AccountMailKind;
  facts: AccountMailFacts;
};

/** A queued mail with its facts unsealed, or undefined once it was sent or its user is deleted. */
export async function readAccountMail(mailId: string): Promise<AccountMail | undefined> {
  const [row] = await asActor({ kind: 'system' }, (tx) =>
    callRows(tx, 'private.account_mail', { mailId }, { kind: typed<AccountMailKind>() }),
  );
  if (!row) return undefined;
  const { sealed, userId, ...mail } = row;
  return { userId, ...mail, facts: JSON.parse(unseal(PURPOSE, sealed)) as AccountMailFacts };
}

/** Deletes the facts of a mail that was sent, and with them the link's token. */
export async function forgetAccountMail(mailId: string): Promise<void> {
  await asActor({ kind: 'system' }, (tx) => callValue(tx, 'private.account_mail_sent', { mailId }));
}
