import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import {
  IMPORT_CODES,
  type ImportCode,
  type ImportDetails,
  type UploadCode,
  type UploadDetails,
} from '../import-replies.ts';
import { mapImport } from './map-import.server.ts';
import { rereadImport } from './reread-import.server.ts';
import { cancelImport, startImport, undoImport } from './step-import.server.ts';
import { uploadImport } from './upload-import.server.ts';

/** The commands posted to the page of an import: its columns, or one of its buttons. */
const commands = {
  map: mapImport,
  encoding: rereadImport,
  start: startImport,
  cancel: cancelImport,
  undo: undoImport,
};

export type ImportReply = ReplyOf<typeof commands, ImportCode, ImportDetails>;

export const importAction = defineActions<typeof commands, ImportCode>({
  commands,
  intentOf: (form) => String(form.get('intent')),
  ids: { id: 'id' },
  codes: IMPORT_CODES,
});

const LARGEST_CSV_BYTES = 20 * 1024 * 1024;

const uploadCommands = { upload: uploadImport };

export type UploadReply = ReplyOf<typeof uploadCommands, UploadCode, UploadDetails>;

export const uploadAction = defineActions<typeof uploadCommands, UploadCode>({
  commands: uploadCommands,
  intentOf: () => 'upload',
  upload: {
    files: 1,
    bytes: LARGEST_CSV_BYTES,
    tooLarge: { code: 'too_large', status: 413 },
  },
  codes: ['missing'],
});
