import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadEnvFile } from 'node:process';
import { z } from 'zod';
import { isBech32 } from './bech32.ts';
import { nearNames } from './near-names.ts';
import { networks } from './network-list.ts';
import {
  email,
  hasLogin,
  isOrigin,
  isShortAddress,
  namesAuditTarget,
  namesBucket,
  port,
  url,
} from './setting-shapes.ts';

const mayHoldPassword = (name: string, value = '') => SECRETS.has(name) || /[:/].*@/s.test(value);

const show = (name: string, value: string | undefined) =>
  mayHoldPassword(name, value)
    ? 'wrong (not shown, as it may hold a password)'
    : JSON.stringify(value);

const ESCAPES =
  'In a user or a password write %40 for @, %2F for /, %23 for #, %3F for ? and %25 for %.';

/** A setting without effect unless another is set. */
const NEEDS = [
  // Replies would go to a mailbox that nothing reads.
  ['REPLY_ADDRESS', 'INBOUND_MAIL_URL'],
  // The site would start on an empty embedded database.
  ['DATABASE_DIRECT_URL', 'DATABASE_URL'],
  ['MIGRATE_DATABASE_URL', 'DATABASE_URL'],
] as const satisfies readonly (readonly [SettingName, SettingName])[];

/**
 * Every setting: its format, in words, and its effect. A test checks the README's table against this one,
 * so this is the only place where a setting is described.
 */
export const SETTINGS = {
  PORT: {
    schema: port.default(3000),
    expected: 'a port number from 0 to 65535',
    does: 'Port the site listens on. Default 3000; 0 takes a free one.',
  },
  HOST: {
    schema: z
      .string()
      .regex(/^[\w.:-]+$/)
      .default('127.0.0.1'),
    expected: 'a host name or an IP address',
    does: 'Address the site listens on. Default 127.0.0.1; 0.0.0.0 for every interface.',
  },
  PUBLIC_URL: {
    schema: url('http:', 'https:').refine(isOrigin).optional(),
    expected: 'an http(s) address without a path, such as https://www.example.com',
    does: 'Address visitors type. Default http://localhost:PORT. Further hosts are rows of business_units.',
  },
  DATA_DIR: {
    schema: z.string().min(1).default('.data'),
    expected: 'a folder path',
    does: 'Folder for the embedded database, files, mails and generated secrets. Default ./.data.',
  },
  DATABASE_URL: {
    schema: url('postgres:', 'postgresql:').optional(),
    expected: 'a PostgreSQL address, such as postgres://user:password@host:5432/name',
    does: 'PostgreSQL 15 or newer to use instead of the embedded database. Its user owns the database and needs CREATEROLE, unless MIGRATE_DATABASE_URL names another that does.',
  },
  DATABASE_DIRECT_URL: {
    schema: url('postgres:', 'postgresql:').optional(),
    expected: 'a PostgreSQL address that does not pass through a pooler',
    does: 'Direct connection for migrations, jobs and change events when DATABASE_URL is a pooler.',
  },
  MIGRATE_DATABASE_URL: {
    schema: url('postgres:', 'postgresql:').optional(),
    expected: 'a PostgreSQL address that does not pass through a pooler',
    does: 'The same database by the user that owns it and has CREATEROLE: for migrations, back-ups and restores. The user of DATABASE_URL then owns nothing. Absent: that user does both, or finds the database migrated (`npm run migrate`).',
  },
  STORAGE_URL: {
    schema: url('s3:').refine(namesBucket).optional(),
    expected: 'an address such as s3://key:secret@host/bucket?region=sa-east-1',
    does: 'Bucket of an S3-compatible service for logos and files that visitors upload; `tls=off` speaks plain HTTP. Absent: DATA_DIR/files.',
  },
  WEBHOOK_TARGETS: {
    schema: z.enum(['public', 'loopback']).default('public'),
    expected: 'public or loopback',
    does: 'Where webhooks may lead: to https addresses of the internet, or also to this machine over http, for tests. Default public.',
  },
  ISSUER_NETWORKS: {
    schema: networks.default([]),
    expected: 'addresses and CIDR ranges with commas between, such as 10.0.0.0/8',
    does: 'Private networks in which issuers of sign-in (OpenID Connect) may be. Absent: issuers are on the internet, over https.',
  },
  BACKUP_FOLDER: {
    schema: z.string().min(1).optional(),
    expected: 'a folder path',
    does: 'Folder for back-ups, best on another disk. Default: DATA_DIR/backups.',
  },
  BACKUP_URL: {
    schema: url('s3:').refine(namesBucket).optional(),
    expected: 'an address such as s3://key:secret@host/bucket?region=sa-east-1',
    does: 'Bucket of an S3-compatible service for back-ups, in place of BACKUP_FOLDER. The site writes, lists, reads and removes files there.',
  },
  BACKUP_NIGHTLY: {
    schema: z.enum(['on', 'off']).default('on'),
    expected: 'on or off',
    does: 'Whether the site writes a back-up every night and restores the newest one as a test once a week. Default on.',
  },
  BACKUP_PUBLIC_KEY: {
    schema: z
      .string()
      .regex(/^age1[0-9a-z]{50,}$/)
      .refine(isBech32)
      .optional(),
    expected: 'a whole public key of age, such as age1…',
    does: 'Key that back-ups are encrypted to (age); only the private key, which the server does not need, opens them. Absent: they are not encrypted.',
  },
  UNSETTLED_FILES_MAX: {
    schema: z.coerce.number().int().min(0).default(2_147_483_648),
    expected: 'a number of bytes, such as 2147483648',
    does: 'Most bytes of attached files of unread feedback; beyond it feedback is accepted without its files. Default 2147483648 (2 GB).',
  },
  SPOOL_BYTES_MAX: {
    schema: z.coerce.number().int().min(0).default(268_435_456),
    expected: 'a number of bytes, such as 268435456',
    does: 'Most bytes of posts that one process stores in DATA_DIR/spool while the database cannot be reached; beyond it the page says that nothing was sent. 0 stores none. Default 268435456 (256 MB).',
  },
  PERSON_FILES_MAX: {
    schema: z.coerce.number().int().min(0).default(2_147_483_648),
    expected: 'a number of bytes, such as 2147483648',
    does: 'Most bytes of files that one person may upload to projects within a day, in the portal or the admin area. Default 2147483648 (2 GB).',
  },
  CLIENT_FILES_MAX: {
    schema: z.coerce.number().int().min(0).default(5_368_709_120),
    expected: 'a number of bytes, such as 5368709120',
    does: 'Most bytes of files that all people together may upload to the projects of one client within a day. Default 5368709120 (5 GB).',
  },
  UNPROVED_MAILS_MAX: {
    schema: z.coerce.number().int().min(1).max(1000).default(300),
    expected: 'a number from 1 to 1000',
    does: 'Most mails an hour to all addresses that were typed into a form and that no account has confirmed: receipts, confirmations of the newsletter and of privacy requests. Default 300.',
  },
  SMTP_URL: {
    schema: url('smtp:', 'smtps:').optional(),
    expected: 'an smtp:// or smtps:// address',
    does: 'Mail server. smtps:// speaks TLS from the start; smtp://…?requireTLS=true sends nothing before STARTTLS has succeeded; plain smtp:// takes STARTTLS where it is offered. Absent: the server set in the admin area; without one mails are kept in DATA_DIR/mailbox and, in development, shown on /dev/mailbox.',
  },
  MAIL_FROM: {
    schema: email.optional(),
    expected: 'an e-mail address, with or without a name: Forja <contato@example.com>',
    does: 'Sender of every mail. Default: what is set in the admin area, else the company name and support e-mail of the company settings.',
  },
  TEAM_EMAIL: {
    schema: email.optional(),
    expected: 'an e-mail address',
    does: 'Where leads and crash reports go. Default: the support e-mail of the company settings.',
  },
  INBOUND_MAIL_URL: {
    schema: url('imap:', 'imaps:').refine(hasLogin).optional(),
    expected: 'an address such as imaps://user:password@host/INBOX, with %40 for @ in the user',
    does: 'Mailbox whose mails are read: a mailbox of its own, as every unread mail in it is processed. imaps:// speaks TLS from the start; imap:// sends no password before STARTTLS, except to a server on this machine. Absent: the mailbox set in the admin area; without one replies carry a link to answer by.',
  },
  REPLY_ADDRESS: {
    schema: email.refine(isShortAddress).optional(),
    expected:
      'the bare address of the mailbox of INBOUND_MAIL_URL, which has to be set too, with at most 23 letters before the @ and no +',
    does: 'Where answers to mails go: replies name it with a signed part behind a plus sign, which the mail server has to deliver there (plus addressing). Absent: what is set in the admin area, else answers go to the support e-mail.',
  },
  SECRET: {
    schema: z.string().min(32).optional(),
    expected: 'at least 32 characters',
    does: 'Key of every keyed hash and signature; the same on all processes. Default: generated into DATA_DIR/secret.',
  },
  PUBLISHABLE_KEY: {
    schema: z.string().min(16).optional(),
    expected: 'at least 16 characters',
    does: 'Key by which other programs call the feedback collector and /rest/v1; it names the site and is no secret. Default: generated into DATA_DIR/publishable-key.',
  },
  REST_CALLS: {
    schema: z.enum(['off', 'read', 'all']).default('read'),
    expected: 'off, read or all',
    does: 'What clients of Supabase may do at /rest/v1 with the publishable key: nothing; read what visitors may read; or sign in, write and call functions too, each as far as policies and grants let the caller. Default read.',
  },
  BREACHED_PASSWORDS_URL: {
    schema: url('http:', 'https:').optional(),
    expected: 'an http(s) address, such as https://api.pwnedpasswords.com/range',
    does: 'List of leaked passwords (range protocol) that new passwords are checked against. Default: none.',
  },
  DRAIN_SECONDS: {
    schema: z.coerce.number().int().min(0).max(60).default(5),
    expected: 'a number of seconds from 0 to 60',
    does: 'How long a process answers /healthz with 503 after SIGTERM before it accepts no more connections; not at all if nothing has requested /healthz for 30 seconds, or with the embedded database. Default 5.',
  },
  TRUSTED_PROXIES: {
    schema: networks.default([]),
    expected: 'IP addresses or CIDR ranges, separated by commas',
    does: 'Proxies whose X-Forwarded-* headers count. Default: none.',
  },
  AUDIT_EXPORT: {
    schema: url('file:', 's3:', 'syslog:', 'syslog+tls:', 'syslog+udp:')
      .refine(namesAuditTarget)
      .optional(),
    expected:
      'file:///folder/audit.jsonl, s3://key:secret@host/bucket?region=sa-east-1, or syslog://host:601, syslog+tls://host:6514 or syslog+udp://host:514',
    does: 'Where the records of changes and of security are exported to, as lines of JSON in a chain of hashes: a file (of one machine alone), a bucket, or a syslog server (RFC 5424). Absent: nowhere.',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: url('http:', 'https:').optional(),
    expected: 'an http(s) address, such as http://collector:4318',
    does: 'Collector of OpenTelemetry (OTLP over HTTP) that gets traces of requests, statements and jobs, without data of a person. Absent: nothing is traced, and no package of it is loaded.',
  },
  METRICS_TOKEN: {
    schema: z.string().min(16).optional(),
    expected: 'at least 16 characters',
    does: 'Token with which a Prometheus server reads /metrics (`Authorization: Bearer …`). Absent: /metrics answers 404.',
  },
} as const;

/** Settings whose value is never printed. */
const SECRETS: ReadonlySet<string> = new Set<SettingName>([
  'SECRET',
  'PUBLISHABLE_KEY',
  'METRICS_TOKEN',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'MIGRATE_DATABASE_URL',
  'STORAGE_URL',
  'BACKUP_URL',
  'SMTP_URL',
  'INBOUND_MAIL_URL',
  'AUDIT_EXPORT',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
]);

type SettingName = keyof typeof SETTINGS;
type Values = { [N in SettingName]: z.output<(typeof SETTINGS)[N]['schema']> };
/** Settings as the process uses them: PUBLIC_URL is always an origin, DATA_DIR always absolute. */
export type Settings = Omit<Values, 'PUBLIC_URL'> & { PUBLIC_URL: string; production: boolean };

/** Names every wrong setting at once, each with its expected format. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Reads and checks all settings. Throws {@link SettingsError} that lists every wrong one. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const values: Record<string, unknown> = {};
  const wrong: string[] = [];
  for (const [name, { schema, expected }] of Object.entries(SETTINGS)) {
    const given = env[name] === '' ? undefined : env[name];
    const parsed = schema.safeParse(given);
    if (parsed.success) values[name] = parsed.data;
    else wrong.push(`  ${name} is ${show(name, given)}; expected ${expected}.`);
    if (!parsed.success && mayHoldPassword(name, given) && /[@%]/.test(given ?? '')) {
      wrong.push(`    ${ESCAPES}`);
    }
  }
  for (const [name, needed] of NEEDS) {
    if (env[name] && !env[needed]) wrong.push(`  ${needed} is not set; ${name} needs it.`);
  }
  for (const { given, meant } of nearNames(Object.keys(SETTINGS), env)) {
    wrong.push(
      `  ${given} is no setting; is it ${meant}? If not, set ${meant} too, or leave it empty (${meant}=).`,
    );
  }
  if (wrong.length > 0) throw new SettingsError(`Wrong settings:\n${wrong.join('\n')}`);
  const read = values as Values;
  return {
    ...read,
    DATA_DIR: path.resolve(read.DATA_DIR),
    PUBLIC_URL: new URL(read.PUBLIC_URL ?? `http://localhost:${read.PORT}`).origin,
    production: env['NODE_ENV'] === 'production',
  };
}

const cached = globalThis as { __settings?: Settings };

/** The settings of this process, read once from the environment and a `.env` file beside it. */
export function settings(): Settings {
  if (!cached.__settings) {
    if (existsSync('.env')) loadEnvFile('.env');
    cached.__settings = readSettings(process.env);
  }
  return cached.__settings;
}

/** Narrows the settings once the port is chosen (PORT=0). */
export function settlePublicUrl(port: number): void {
  const current = settings();
  if (current.PORT === 0 && !process.env['PUBLIC_URL']) {
    cached.__settings = { ...current, PUBLIC_URL: `http://localhost:${port}` };
  }
}
