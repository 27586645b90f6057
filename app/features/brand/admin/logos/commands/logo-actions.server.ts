import {
  type DatabaseRefusals,
  defineActions,
  type ReplyOf,
} from '#app/access/commands/define-actions.server.ts';
import type { LogoCode, LogoDetails } from '../logo.ts';
import { LARGEST_LOGO_BYTES } from '../read-logo.server.ts';
import { deleteLogo } from './delete-logo.server.ts';
import { saveLogo } from './save-logo.server.ts';
import { turnLogo } from './turn-logo.server.ts';
import { uploadLogo } from './upload-logo.server.ts';

const upload = {
  files: 1,
  bytes: LARGEST_LOGO_BYTES,
  tooLarge: { code: 'too-large', status: 413, field: 'file' },
} as const;

const refusals: DatabaseRefusals<LogoCode> = {
  // Another user has used the name meanwhile.
  logos_name_key: { code: 'exists', status: 409, field: 'name' },
};

/** The commands posted to the list of logos, by the `intent` of its forms. */
const listCommands = { on: turnLogo, off: turnLogo, delete: deleteLogo };

export type LogoListReply = ReplyOf<typeof listCommands, LogoCode, LogoDetails>;

export const logoListAction = defineActions<typeof listCommands, LogoCode>({
  commands: listCommands,
  intentOf: (form) => String(form.get('intent')),
  codes: [],
});

const uploadCommands = { upload: uploadLogo };

export type LogoUploadReply = ReplyOf<typeof uploadCommands, LogoCode, LogoDetails>;

export const logoUploadAction = defineActions<typeof uploadCommands, LogoCode>({
  commands: uploadCommands,
  intentOf: () => 'upload',
  upload,
  codes: [],
  refusals,
});

const editorCommands = { save: saveLogo };

export type LogoEditorReply = ReplyOf<typeof editorCommands, LogoCode, LogoDetails>;

export const logoEditorAction = defineActions<typeof editorCommands, LogoCode>({
  commands: editorCommands,
  intentOf: () => 'save',
  ids: { id: 'id' },
  upload,
  codes: [],
});

export type LogoReply = LogoListReply | LogoUploadReply | LogoEditorReply;
