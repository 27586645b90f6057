import { mailboxPlace } from './inbound/mailbox-place.ts';

/** How long a server may take to answer a try, in milliseconds. */
const WAIT_MS = 8_000;

/** Why a mail server cannot be used, as shown to staff. */
export const MAIL_PROBLEMS = [
  'name',
  'refused',
  'silent',
  'certificate',
  'encryption',
  'login',
  'other',
] as const;
export type MailProblem = (typeof MAIL_PROBLEMS)[number];

/** In the order in which they are looked for: libraries put the reason of a socket into their message. */
const SIGNS: readonly (readonly [MailProblem, RegExp])[] = [
  ['login', /EAUTH|ENOAUTH|AUTHENTICATIONFAILED|Invalid credentials/i],
  ['name', /ENOTFOUND|EAI_AGAIN|EDNS/],
  ['refused', /ECONNREFUSED/],
  ['certificate', /certificate|ALTNAME|SELF_SIGNED/i],
  ['encryption', /ETLS|STARTTLS|wrong version number|ERR_SSL|EPROTO\b|packet length/i],
  ['silent', /ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|TIMEOUT|timed? ?out|greeting/i],
];

type Failure = Error & { code?: string; authenticationFailed?: boolean; cause?: unknown };

/** The reason in the error of a mail library, which wraps those of sockets. */
function problemIn(thrown: unknown): MailProblem {
  const { code = '', message, authenticationFailed, cause } = thrown as Failure;
  if (authenticationFailed) return 'login';
  const text = `${code} ${message}`;
  const found = SIGNS.find(([, sign]) => sign.test(text))?.[0];
  return found ?? (cause instanceof Error ? problemIn(cause) : 'other');
}

async function trySmtp(url: string): Promise<void> {
  const limited = new URL(url);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout', 'dnsTimeout']) {
    limited.searchParams.set(name, String(WAIT_MS));
  }
  const { default: nodemailer } = await import('nodemailer');
  const transport = nodemailer.createTransport(limited.href);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

async function tryImap(url: string): Promise<void> {
  const { host, port, secure, near, user, password, folder } = mailboxPlace(url);
  const { ImapFlow } = await import('imapflow');
  const client = new ImapFlow({
    ...{ host, port, secure, logger: false },
    ...(secure || near ? {} : { doSTARTTLS: true }),
    auth: { user, pass: password },
    connectionTimeout: WAIT_MS,
    greetingTimeout: WAIT_MS,
    socketTimeout: WAIT_MS,
  });
  // Reported by connect() as well.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.mailboxOpen(folder, { readOnly: true });
  } finally {
    client.close();
  }
}

/** Connects to a mail server of an address such as SMTP_URL or INBOUND_MAIL_URL, and signs in. Null where it can be
 * used. Sends and reads nothing. */
export async function tryMailServer(url: string): Promise<MailProblem | null> {
  try {
    await (url.startsWith('smtp') ? trySmtp(url) : tryImap(url));
    return null;
  } catch (error) {
    return problemIn(error);
  }
}
