import { formatDateTime } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { type LatestBackups, readLatestBackups } from './backups.store.server.ts';

/** The last back-up is expected to be no older, in milliseconds. */
const EXPECTED_MS = 2 * 24 * 3_600_000;

type Values = Partial<Record<'at' | 'rows' | 'files' | 'size' | 'error', string>>;
export type BackupsNotice = {
  /** Whether somebody has to look: a failure, or an old back-up. */
  isBad: boolean;
  lines: { text: BackupLine; values: Values }[];
};
export type BackupLine =
  | 'none'
  | 'last'
  | 'proven'
  | 'unproven'
  | 'old'
  | `running.${'backup' | 'proof'}`
  | `problem.${'backup' | 'proof'}`;

function linesOf(latest: LatestBackups, now: Date, locale: Locale): BackupsNotice {
  const { backup, proof, failed, running } = latest;
  const number = new Intl.NumberFormat(locale);
  const size = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
  const values = (of: { at: Date; rows: number; files: number }): Values => ({
    at: formatDateTime(of.at, locale),
    rows: number.format(of.rows),
    files: number.format(of.files),
  });
  const isOld = backup !== null && now.getTime() - backup.at.getTime() > EXPECTED_MS;
  const lines: BackupsNotice['lines'] = [];
  if (failed) {
    const { kind, at, error } = failed;
    lines.push({ text: `problem.${kind}`, values: { at: formatDateTime(at, locale), error } });
  }
  if (isOld) lines.push({ text: 'old', values: {} });
  if (running) lines.push({ text: `running.${running.kind}`, values: values(running) });
  if (backup) {
    const megabytes = size.format((backup.bytes ?? 0) / 1e6);
    lines.push({ text: 'last', values: { ...values(backup), size: megabytes } });
    lines.push(
      proof ? { text: 'proven', values: values(proof) } : { text: 'unproven', values: {} },
    );
  } else lines.push({ text: 'none', values: {} });
  return { isBad: failed !== null || isOld, lines };
}

/** The notice about back-ups on the first screen of administrators. */
export async function readBackupsNotice(now: Date, locale: Locale): Promise<BackupsNotice> {
  return linesOf(await asActor({ kind: 'system' }, readLatestBackups), now, locale);
}
