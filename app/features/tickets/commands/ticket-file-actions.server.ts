import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { defineActions } from '#app/access/commands/define-actions.server.ts';
import {
  attachmentOptions,
  storeAttachment,
} from '#app/access/commands/store-attachment.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import type { AttachmentCode } from '#app/ui/admin/composer/use-attachments.ts';
import { TICKET_FILES } from '../ticket.ts';

const permission = 'feedback:update';

const commands = {
  store: storeAttachment({
    permission,
    types: TICKET_FILES.types,
    folder: 'feedback',
    settle: 'feedback.settle-file',
    record: (tx, file) => callValue(tx, 'public.save_ticket_file', file),
  }),
  /** Deletes a file that no reply has used. */
  drop: command({
    permission,
    input: z.object({ id: z.uuid() }),
    run: async ({ tx, input: { id } }) => {
      await callValue(tx, 'public.drop_ticket_file', { id });
      return { id };
    },
  }),
};

export const ticketFileAction = defineActions<typeof commands, AttachmentCode>({
  commands,
  intentOf: (form) => (form.get('intent') === 'drop' ? 'drop' : 'store'),
  ...attachmentOptions(TICKET_FILES.mostBytes),
});
