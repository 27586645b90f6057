import type { ServerFeature } from '#app/feature.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { settings } from '#app/platform/env.server.ts';
import { backupJobs } from './backups.jobs.server.ts';

export const backups: ServerFeature = {
  jobs: backupJobs,
  rounds: [
    {
      name: 'backups',
      run: async (tx) =>
        settings().BACKUP_NIGHTLY === 'on'
          ? ((await callValue(tx, 'private.queue_due_backup', {})) ?? 0)
          : 0,
    },
  ],
};
