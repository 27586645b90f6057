import { callRows } from '#app/platform/database/call-function.server.ts';
import { asActor, watch } from '#app/platform/database/database.server.ts';
import { settings } from '#app/platform/env.server.ts';
import { readCached, writeCached } from '#app/platform/files/cached-file.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { seal, unseal } from '#app/platform/secrets.server.ts';
import {
  imapAddress,
  type MailPart,
  type MailSecurity,
  type MailServer,
  smtpAddress,
} from './mail-servers.ts';

/** The copy for a start without a database; passwords in it are encrypted, as in the database. */
const COPY = 'mail-servers.json';

type Row = {
  part: string;
  host: string | null;
  port: number | null;
  security: string | null;
  login: string | null;
  passwordSealed: string | null;
  address: string | null;
};

/** What staff have set; the environment is not in it. */
export type StoredMail = {
  server: MailServer | null;
  /** The sender of every mail, or where answers go. */
  address: string | null;
  /** The password was encrypted under another secret, and has to be typed again. */
  isUnreadable: boolean;
};

const NONE: StoredMail = { server: null, address: null, isUnreadable: false };

const state = globalThis as {
  __mailServers?: {
    rows: string;
    stored: Partial<Record<MailPart, StoredMail>>;
    subscribers: Set<() => void>;
  };
};

function held() {
  state.__mailServers ??= { rows: '[]', stored: {}, subscribers: new Set() };
  return state.__mailServers;
}

const purposeOf = (part: MailPart) => `mail-server-${part}`;

export const sealMailPassword = (part: MailPart, password: string): string =>
  seal(purposeOf(part), password);

function opened(row: Row): StoredMail {
  const { host, port, security, login, passwordSealed, address } = row;
  if (host === null || port === null || security === null) return { ...NONE, address };
  const server = { host, port, security: security as MailSecurity, login, password: null };
  if (passwordSealed === null) return { server, address, isUnreadable: false };
  try {
    const password = unseal(purposeOf(row.part as MailPart), passwordSealed);
    return { server: { ...server, password }, address, isUnreadable: false };
  } catch {
    log.warn({ part: row.part }, 'the password of a mail server was stored under another secret');
    return { server: null, address, isUnreadable: true };
  }
}

/** Applies rows; what follows them runs only where they differ from the former ones. */
function apply(rows: readonly Row[]): boolean {
  const known = held();
  const text = JSON.stringify(rows);
  if (text === known.rows) return false;
  known.rows = text;
  known.stored = Object.fromEntries(rows.map((row) => [row.part, opened(row)]));
  for (const subscriber of known.subscribers) subscriber();
  return true;
}

/** Reads what staff have set; called at once by the process that saves it. */
export async function readMailServers(): Promise<void> {
  const rows = await asActor({ kind: 'system' }, (tx) =>
    callRows(tx, 'private.stored_mail_servers', {}),
  );
  const sorted = rows.toSorted((one, other) => (one.part < other.part ? -1 : 1));
  if (apply(sorted)) writeCached(COPY, JSON.stringify(sorted));
}

/** Uses the copy of the last run, for mails that report that the database is away. */
export function recallMailServers(): void {
  const copy = readCached(COPY);
  if (copy !== undefined) apply(JSON.parse(copy) as Row[]);
}

/** Follows what staff set, in every process. Returns the function that stops it. */
export async function followMailServers(): Promise<() => void> {
  await readMailServers();
  let seen: unknown;
  return watch('select max(changed_at)::text from private.mail_servers', (changed) => {
    if (changed === seen) return;
    readMailServers().then(
      () => {
        seen = changed;
      },
      (error: unknown) => log.warn({ err: error }, 'the mail servers cannot be read'),
    );
  });
}

/** Runs `react` after every change. Returns the function that stops it. */
export function onMailServers(react: () => void): () => void {
  const { subscribers } = held();
  subscribers.add(react);
  return () => {
    subscribers.delete(react);
  };
}

export const storedMail = (part: MailPart): StoredMail => held().stored[part] ?? NONE;

/** The server that sends mails; undefined where they stay in the mailbox folder. */
export function smtpUrl(): string | undefined {
  const { server } = storedMail('outgoing');
  return settings().SMTP_URL ?? (server ? smtpAddress(server) : undefined);
}

/** The mailbox that is read, if any. */
export function inboundMailUrl(): string | undefined {
  const { server } = storedMail('incoming');
  return settings().INBOUND_MAIL_URL ?? (server ? imapAddress(server) : undefined);
}

/** The sender of every mail, where it is not the company's. */
export const mailFrom = (): string | undefined =>
  settings().MAIL_FROM ?? storedMail('outgoing').address ?? undefined;

/** Where answers to mails go; undefined where no mailbox is read. */
export const replyAddress = (): string | undefined =>
  settings().REPLY_ADDRESS ??
  (inboundMailUrl() === undefined ? undefined : (storedMail('incoming').address ?? undefined));
