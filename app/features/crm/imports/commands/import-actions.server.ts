import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import { IMPORT_CODES, type ImportCode, type ImportDetails } from '../import-replies.ts';
import { mapImport } from './map-import.server.ts';
import { rereadImport } from './reread-import.server.ts';
import { cancelImport, startImport, undoImport } from './step-import.server.ts';

/** What is posted to the page of an import: its columns, or one of its buttons. */
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
  refusals: {},
});
