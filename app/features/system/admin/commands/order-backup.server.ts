import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import { logSecurityEvent } from '#app/audit/security-log.server.ts';
import { orderBackup } from '#app/features/backups/backups.store.server.ts';
import { settings } from '#app/platform/env.server.ts';

const ordered = (kind: 'backup' | 'proof') =>
  command({
    permission: 'settings:manage',
    input: z.object({}),
    // As the server: users have no right to the record of back-ups.
    async prepare() {
      // Then a timer of the machine writes them, as a user that may read every row.
      if (settings().BACKUP_NIGHTLY === 'off') throw new Refusal('backups_off');
      const outcome = await orderBackup(kind);
      if (outcome !== 'ordered') throw new Refusal(`backup_${outcome}`);
    },
    run: async () => undefined,
    afterCommit: ({ user: { userId, address = '', agent = '' } }) =>
      logSecurityEvent({
        type: 'backup_ordered',
        ...{ userId, byUser: true, address, agent },
        details: { backup: kind },
      }),
  });

const commands = { backup: ordered('backup'), proof: ordered('proof') };

type Code = 'backups_off' | 'backup_running' | 'backup_missing';
export type BackupReply = ReplyOf<typeof commands, Code>;

/** What is posted to the system screen. */
export const backupAction = defineActions<typeof commands, Code>({
  commands,
  intentOf: (form) => String(form.get('intent')),
  codes: ['backups_off', 'backup_running', 'backup_missing'],
});
