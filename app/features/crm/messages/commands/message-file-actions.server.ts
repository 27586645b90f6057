import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { defineActions } from '#app/access/commands/define-actions.server.ts';
import {
  attachmentOptions,
  storeAttachment,
} from '#app/access/commands/store-attachment.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import type { AttachmentCode } from '#app/ui/admin/composer/use-attachments.ts';
import { MESSAGE_FILES } from '../message-files.ts';

const permission = 'crm:update';

const commands = {
  store: storeAttachment({
    permission,
    types: MESSAGE_FILES.types,
    folder: 'messages',
    settle: 'crm.settle-file',
    record: (tx, file) => callValue(tx, 'public.save_message_file', file),
  }),
  /** Deletes a file that no message has used. */
  drop: command({
    permission,
    input: z.object({ id: z.uuid() }),
    run: async ({ tx, input: { id } }) => {
      await callValue(tx, 'public.drop_message_file', { id });
      return { id };
    },
  }),
};

export const messageFileAction = defineActions<typeof commands, AttachmentCode>({
  commands,
  intentOf: (form) => (form.get('intent') === 'drop' ? 'drop' : 'store'),
  ...attachmentOptions(MESSAGE_FILES.mostBytes),
});
