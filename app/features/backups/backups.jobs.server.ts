import { readMailSender } from '#app/features/company/mail-sender.server.ts';
import { backupStore } from '#app/platform/database/backup/backup-store.server.ts';
import { surplusBackups } from '#app/platform/database/backup/surplus-backups.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { settings } from '#app/platform/env.server.ts';
import { type JobHandler, lasting } from '#app/platform/jobs/job-handler.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { sendMail } from '#app/platform/mail/mail.server.ts';
import { failedMailOf } from './backup-mails.ts';
import type { Counts, Outcome } from './backup-process.server.ts';
import { endBackup, noteBackup, readBackup } from './backups.store.server.ts';
import { proveBackup, writeBackup } from './prove-backup.server.ts';

const NOTED_EVERY_MS = 2000;
type OnProgress = (counts: Counts) => void;

/** Passes on counts at most every two seconds; a count that cannot be written is not worth a failure. */
function noteEvery(id: string): OnProgress {
  let noted = Date.now();
  return (counts) => {
    if (Date.now() - noted < NOTED_EVERY_MS) return;
    noted = Date.now();
    noteBackup(id, counts).catch((error: unknown) =>
      log.warn({ err: error }, 'progress of a back-up'),
    );
  };
}

async function removeSurplus(): Promise<void> {
  const store = backupStore();
  for (const name of surplusBackups(await store.list())) await store.remove(name);
}

/** Records how `work` ended. It is not repeated: the next night comes, and the team gets a mail. */
async function recorded(id: string, work: () => Promise<Outcome>): Promise<void> {
  try {
    const { name, bytes, ...counts } = await work();
    await noteBackup(id, counts);
    await endBackup(id, {
      error: null,
      ...(name && { file: name }),
      ...(bytes !== undefined && { bytes }),
    });
  } catch (error) {
    log.error({ err: error, backup: id }, 'a back-up or its proof failed');
    await endBackup(id, { error: error instanceof Error ? error.message : String(error) });
  }
}

/** The library ends a job after a day at most. A back-up that is tried again while it runs would be written twice. */
const MOST_HOURS = 23;

const write = lasting(MOST_HOURS, async ({ backup_id: id = '' }) => {
  const backup = await readBackup(id);
  if (!backup || backup.endedAt) return undefined;
  await recorded(id, async () => {
    const outcome = await writeBackup([], {}, noteEvery(id));
    await removeSurplus();
    return outcome;
  });
  return undefined;
});

/** The server cannot open an encrypted back-up: it proves an unencrypted copy. */
const prove = lasting(MOST_HOURS, async ({ backup_id: id = '' }) => {
  const proof = await readBackup(id);
  if (!proof?.file || proof.endedAt) return undefined;
  const { file } = proof;
  await recorded(id, () => proveBackup(file, undefined, noteEvery(id)));
  return undefined;
});

/** Notifies the team that a back-up or its test restore has failed. */
const failedMail: JobHandler = async ({ backup_id: id = '' }) => {
  const backup = await readBackup(id);
  if (!backup?.error) return undefined;
  const sender = await asActor({ kind: 'system' }, readMailSender);
  const { subject, content } = failedMailOf(backup, settings().PUBLIC_URL, backupStore().name);
  const { renderMailContent } = await import('#app/platform/mail/mail-content.server.tsx');
  await sendMail({
    from: sender.from,
    to: sender.team,
    about: null,
    subject,
    ...(await renderMailContent(content, sender.brand)),
    messageId: `backup-${id}-failed`,
  });
  return undefined;
};

export const backupJobs: Readonly<Record<string, JobHandler>> = {
  'backup.write': write,
  'backup.prove': prove,
  'backup.failed-mail': failedMail,
};
