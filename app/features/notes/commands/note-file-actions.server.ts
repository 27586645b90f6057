import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { defineActions } from '#app/access/commands/define-actions.server.ts';
import {
  attachmentOptions,
  storeAttachment,
} from '#app/access/commands/store-attachment.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import type { AttachmentCode } from '#app/ui/admin/composer/use-attachments.ts';
import { NOTE_FILES } from '../note.ts';

const permission = ['crm:update', 'feedback:update', 'projects:update'] as const;

const commands = {
  store: storeAttachment({
    permission,
    types: NOTE_FILES.types,
    folder: 'notes',
    settle: 'notes.settle-file',
    record: (tx, file) => callValue(tx, 'public.save_note_file', file),
  }),
  /** Deletes a file that no note has used. */
  drop: command({
    permission,
    input: z.object({ id: z.uuid() }),
    run: async ({ tx, input: { id } }) => {
      await callValue(tx, 'public.drop_note_file', { id });
      return { id };
    },
  }),
};

export const noteFileAction = defineActions<typeof commands, AttachmentCode>({
  commands,
  intentOf: (form) => (form.get('intent') === 'drop' ? 'drop' : 'store'),
  ...attachmentOptions(NOTE_FILES.mostBytes),
});
