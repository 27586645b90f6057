import path from 'node:path';
import { readMailSender } from '#app/features/company/mail-sender.server.ts';
import {
  backupFolder,
  backupStore,
  withScratch,
} from '#app/platform/database/backup/backup-store.server.ts';
import { surplusBackups } from '#app/platform/database/backup/surplus-backups.ts';
import { copyEngine, isEmbedded } from '#app/platform/database/copy-engine.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { settings } from '#app/platform/env.server.ts';
import { type JobHandler, lasting } from '#app/platform/jobs/job-handler.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { sendMail } from '#app/platform/mail/mail.server.ts';
import { failedMailOf } from './backup-mails.ts';
import { type Counts, type Outcome, runTool } from './backup-process.server.ts';
import { endBackup, noteBackup, readBackup } from './backups.store.server.ts';

const NOTED_EVERY_MS = 2000;
type Env = Readonly<Record<string, string>>;
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

/** Writes a back-up as `args` say; of the embedded database from a copy, since its engine has one session. */
async function write(args: readonly string[], env: Env, onProgress: OnProgress): Promise<Outcome> {
  const run = (more: Env) =>
    runTool({ tool: 'backup', args, env: { ...env, ...more }, onProgress });
  if (!isEmbedded()) return run({});
  return withScratch(async (folder) => {
    await copyEngine(folder);
    return run({ DATA_DIR: folder, BACKUP_FOLDER: backupFolder() });
  });
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

const writeBackup = lasting(MOST_HOURS, async ({ backup_id: id = '' }) => {
  const backup = await readBackup(id);
  if (!backup || backup.endedAt) return undefined;
  await recorded(id, async () => {
    const outcome = await write([], {}, noteEvery(id));
    await removeSurplus();
    return outcome;
  });
  return undefined;
});

/**
 * Restores the newest back-up into a scratch embedded database: every row is counted, every file opened. The server
 * cannot open an encrypted one, and restores an unencrypted copy made for this alone.
 */
const proveBackup = lasting(MOST_HOURS, async ({ backup_id: id = '' }) => {
  const proof = await readBackup(id);
  if (!proof?.file || proof.endedAt) return undefined;
  const { file } = proof;
  await recorded(id, () =>
    withScratch(async (folder) => {
      const isEncrypted = file.endsWith('.age');
      const plain = path.join(folder, 'plain.tar.zst');
      const archive = isEncrypted ? plain : await backupStore().toDisk(file, folder);
      if (isEncrypted) await write(['--to', plain], { BACKUP_PUBLIC_KEY: '' }, noteEvery(id));
      const env = {
        DATA_DIR: path.join(folder, 'restored'),
        ...{ DATABASE_URL: '', DATABASE_DIRECT_URL: '', MIGRATE_DATABASE_URL: '', STORAGE_URL: '' },
      };
      return runTool({ tool: 'restore', args: [archive], env, onProgress: noteEvery(id) });
    }),
  );
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
  'backup.write': writeBackup,
  'backup.prove': proveBackup,
  'backup.failed-mail': failedMail,
};
