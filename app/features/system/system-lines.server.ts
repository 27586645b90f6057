import {
  type LatestBackups,
  readLatestBackups,
} from '#app/features/backups/backups.store.server.ts';
import { readMailSender } from '#app/features/company/mail-sender.server.ts';
import { formatDateTime } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { adminPath } from '#app/paths.ts';
import { callRows } from '#app/platform/database/call-function.server.ts';
import { asActor, readUserRisk, type UserRisk } from '#app/platform/database/database.server.ts';
import { settings } from '#app/platform/env.server.ts';
import { type JobFigures, readJobFigures } from '#app/platform/jobs/job-figures.server.ts';
import { inboundMailUrl, replyAddress, smtpUrl } from '#app/platform/mail/mail-servers.server.ts';
import { releaseVersion } from '#app/platform/release.server.ts';
import { spoolNow } from '#app/platform/spool/spool.server.ts';
import { checkDomain, type DomainChecks } from './domain-checks.server.ts';
import type words from './locales/pt-BR.json';
import { readDisk, readSystemFigures, type SystemFigures } from './system.store.server.ts';

const DAY_MS = 24 * 3_600_000;
/** A free part of the disk below this needs attention. */
const LEAST_FREE = 0.1;
/** A job that is due should have begun by then, in milliseconds. */
const PROMPT_MS = 10 * 60_000;
const BACKUP_MS = 2 * DAY_MS;
const PROOF_MS = 14 * DAY_MS;
const CERTIFICATE_MS = 14 * DAY_MS;

type Texts = (typeof words)['lines'];
type LineKey = keyof Texts;
type TextKey = { [Key in LineKey]: `${Key}.${keyof Texts[Key] & string}` }[LineKey];

type Values = Partial<
  Record<
    | (
        | 'hash'
        | 'address'
        | 'at'
        | 'domain'
        | 'error'
        | 'files'
        | 'folder'
        | 'free'
        | 'host'
        | 'name'
      )
    | ('node' | 'number' | 'rows' | 'since' | 'size' | 'total' | 'until' | 'used' | 'version'),
    string
  >
>;

export type SystemLine = {
  key: LineKey;
  text: TextKey;
  values: Values;
  /** What somebody has to do; null where nobody has to. */
  todo: TextKey | null;
  /** The screen with more. */
  to?: string;
  /** It is set there. */
  sets?: true;
};
export type SystemPart = { key: keyof (typeof words)['parts']; lines: SystemLine[] };

const line = <Key extends LineKey>(
  key: Key,
  says: Exclude<keyof Texts[Key], 'name' | 'todo'> & string,
  values: Values = {},
  { needsAction = false, to, sets }: { needsAction?: boolean; to?: string; sets?: true } = {},
): SystemLine => ({
  key,
  text: `${key}.${says}` as TextKey,
  values,
  todo: needsAction ? (`${key}.todo` as TextKey) : null,
  ...(to && { to }),
  ...(sets && { sets }),
});

const UNITS = [
  [1e9, 'gigabyte'],
  [1e6, 'megabyte'],
] as const;

const formats = (locale: Locale) => ({
  number: (value: number) => new Intl.NumberFormat(locale).format(value),
  bytes: (value: number) => {
    const [least, unit] = UNITS.find(([at]) => value >= at) ?? ([1e3, 'kilobyte'] as const);
    return new Intl.NumberFormat(locale, {
      style: 'unit',
      unit,
      maximumFractionDigits: unit === 'gigabyte' ? 1 : 0,
    }).format(value / least);
  },
  at: (moment: Date) => formatDateTime(moment, locale),
});
type Formats = ReturnType<typeof formats>;

const releaseLines = ({ bytes, at }: Formats): SystemLine[] => [
  line('version', 'value', { version: releaseVersion(), node: process.versions.node }),
  line('running', 'value', { since: at(new Date(Date.now() - process.uptime() * 1000)) }),
  line('memory', 'value', { used: bytes(process.memoryUsage.rss()) }),
];

const databaseLines = (figures: SystemFigures, risk: UserRisk | null, { bytes }: Formats) => [
  line('engine', settings().DATABASE_URL ? 'server' : 'embedded', { version: figures.engine }),
  ...(settings().DATABASE_URL ? [line('user', risk ?? 'alone', {}, { needsAction: !!risk })] : []),
  line('size', 'value', { size: bytes(figures.databaseBytes) }),
  line('migration', 'value', { name: figures.lastMigration ?? '' }),
];

async function diskLines({ bytes, number }: Formats): Promise<SystemLine[]> {
  const { free, total } = await readDisk();
  const { waiting, setAside } = spoolNow();
  return [
    line(
      'disk',
      'value',
      { free: bytes(free), total: bytes(total), folder: settings().DATA_DIR },
      { needsAction: free < total * LEAST_FREE },
    ),
    line('spool', waiting > 0 ? 'some' : 'none', { number: number(waiting) }),
    line(
      'setAside',
      setAside > 0 ? 'some' : 'none',
      { number: number(setAside) },
      { needsAction: setAside > 0 },
    ),
  ];
}

function queueLines(
  jobs: readonly JobFigures[],
  figures: SystemFigures,
  { number, at }: Formats,
): SystemLine[] {
  const sum = (of: 'waiting' | 'failed') => jobs.reduce((total, job) => total + job[of], 0);
  const [waiting, failed] = [sum('waiting'), sum('failed')];
  const since = jobs.reduce<Date | null>(
    (oldest, { dueSince }) => (dueSince && (!oldest || dueSince < oldest) ? dueSince : oldest),
    null,
  );
  const isLate = since !== null && Date.now() - since.getTime() > PROMPT_MS;
  const ofJobs = (state: string) => `${adminPath('work')}?state=${state}`;
  const ofMails = (state: string) => `${adminPath('mails')}?state=${state}`;
  return [
    isLate
      ? line(
          'jobs',
          'late',
          { number: number(waiting), since: at(since) },
          { needsAction: true, to: adminPath('work') },
        )
      : line('jobs', waiting > 0 ? 'some' : 'none', { number: number(waiting) }),
    line(
      'failedJobs',
      failed > 0 ? 'some' : 'none',
      { number: number(failed) },
      { needsAction: failed > 0, ...(failed > 0 && { to: ofJobs('failed') }) },
    ),
    line(
      'failedMails',
      figures.mailsFailed > 0 ? 'some' : 'none',
      { number: number(figures.mailsFailed) },
      {
        needsAction: figures.mailsFailed > 0,
        ...(figures.mailsFailed > 0 && { to: ofMails('failed') }),
      },
    ),
  ];
}

function backupLines(
  { backup, proof, failed, running }: LatestBackups,
  { bytes, at, number }: Formats,
): SystemLine[] {
  const isOld = (moment: Date | undefined, most: number) =>
    moment === undefined || Date.now() - moment.getTime() > most;
  const isOff = settings().BACKUP_NIGHTLY !== 'on';
  return [
    ...(running
      ? [
          line('backupRunning', running.kind, {
            at: at(running.at),
            rows: number(running.rows),
            files: number(running.files),
          }),
        ]
      : []),
    ...(failed
      ? [
          line(
            'backupFailure',
            failed.kind,
            { at: at(failed.at), error: failed.error },
            { needsAction: true },
          ),
        ]
      : []),
    backup
      ? line(
          'backup',
          'value',
          { at: at(backup.at), size: bytes(backup.bytes ?? 0) },
          { needsAction: isOld(backup.at, BACKUP_MS) && !isOff },
        )
      : line('backup', isOff ? 'off' : 'none'),
    proof
      ? line(
          'proof',
          'value',
          { at: at(proof.at), rows: number(proof.rows), files: number(proof.files) },
          { needsAction: isOld(proof.at, PROOF_MS) && !isOff },
        )
      : line('proof', 'none'),
  ];
}

const mailLines = (): SystemLine[] => {
  const [outgoing, incoming] = [smtpUrl(), inboundMailUrl()];
  const more = { to: adminPath('mailServers'), sets: true } as const;
  return [
    outgoing
      ? line('smtp', 'set', { host: new URL(outgoing).hostname }, more)
      : line('smtp', 'missing', {}, { needsAction: true, ...more }),
    incoming
      ? line('inbound', 'set', { host: new URL(incoming).hostname }, more)
      : line('inbound', 'missing', {}, more),
  ];
};

function domainLines(
  { certificate, spf, dmarc, mx }: DomainChecks,
  names: { host: string; sender: string },
  { at }: Formats,
): SystemLine[] {
  const { state, until } = certificate;
  const endsSoon = until !== null && until.getTime() - Date.now() < CERTIFICATE_MS;
  return [
    line(
      'certificate',
      endsSoon && state === 'valid' ? 'ending' : state,
      { host: names.host, until: until ? at(until) : '' },
      { needsAction: state !== 'valid' || endsSoon },
    ),
    line('spf', spf, { domain: names.sender }, { needsAction: spf === 'missing' }),
    line('dmarc', dmarc, { domain: names.sender }, { needsAction: dmarc === 'missing' }),
    ...(mx ? [line('mx', mx, {}, { needsAction: mx === 'missing' })] : []),
  ];
}

const domainOf = (mailbox: string) => /@([^\s<>@]+)>?$/.exec(mailbox)?.[1] ?? '';

/** How far the records of changes were exported; nothing where they are not. */
async function auditLines({ number, at }: Formats): Promise<SystemLine[]> {
  if (!settings().AUDIT_EXPORT) return [];
  const [state] = await asActor({ kind: 'system' }, (tx) =>
    callRows(tx, 'private.audit_export_state', {}),
  );
  if (!state) return [];
  const { lastNumber, lastHash, waitingSince } = state;
  const facts = { number: number(Number(lastNumber)), hash: lastHash.slice(-12) };
  return waitingSince && Date.now() - waitingSince.getTime() > PROMPT_MS
    ? [line('audit', 'late', { ...facts, since: at(waitingSince) }, { needsAction: true })]
    : [line('audit', 'value', facts)];
}

/** The parts of the system screen, in their order, in the words of a language. */
export async function readSystem(locale: Locale): Promise<SystemPart[]> {
  const to = formats(locale);
  const jobs = await readJobFigures();
  // In one transaction: the check of alerts reads this every minute.
  const { figures, latest, from } = await asActor({ kind: 'system' }, async (tx) => ({
    figures: await readSystemFigures(tx),
    latest: await readLatestBackups(tx),
    from: (await readMailSender(tx)).from,
  }));
  const site = new URL(settings().PUBLIC_URL);
  const names = { host: site.hostname, sender: domainOf(from) };
  const answers = replyAddress();
  const reply = answers ? domainOf(answers) : null;
  return [
    { key: 'release', lines: releaseLines(to) },
    { key: 'database', lines: databaseLines(figures, await readUserRisk(), to) },
    { key: 'disk', lines: await diskLines(to) },
    { key: 'queues', lines: [...queueLines(jobs, figures, to), ...(await auditLines(to))] },
    { key: 'backups', lines: backupLines(latest, to) },
    { key: 'mail', lines: mailLines() },
    {
      key: 'domain',
      lines:
        site.protocol === 'https:'
          ? domainLines(await checkDomain({ ...names, reply }), names, to)
          : [line('address', 'local', { address: site.origin })],
    },
  ];
}
