import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import type { Conflict } from '#app/audit/setting-changes.ts';
import { PHOTO_KEYS } from '../../pictures/picture.ts';
import { LARGEST_PICTURE_BYTES } from '../../pictures/resize-picture.server.ts';
import type { ContentActCode } from '../content-acts.ts';
import type { ContentCode } from '../editor.ts';
import { createItem } from './create-item.server.ts';
import { eraseContentItem } from './erase-content-item.server.ts';
import { moveItem } from './move-item.server.ts';
import { LANGUAGE, publishContent, publishLanguage } from './publish-content.server.ts';
import { removeSamples } from './remove-samples.server.ts';
import { discardDraft, returnContent } from './return-content.server.ts';
import { LEAF, resetContentText, saveContent } from './save-content.server.ts';
import { scheduleContent } from './schedule-content.server.ts';
import { setContentVisibility } from './set-content-visibility.server.ts';
import { storeTextPicture } from './store-text-picture.server.ts';
import { undoContentAct } from './undo-content-act.server.ts';
import { undoContentEdit } from './undo-content-edit.server.ts';

/** The commands posted to the list of content, by the `intent` of its forms. */
const listCommands = {
  create: createItem,
  up: moveItem,
  down: moveItem,
  erase: eraseContentItem,
  hide: setContentVisibility,
  show: setContentVisibility,
  remove: setContentVisibility,
  restore: setContentVisibility,
  'remove-samples': removeSamples,
  undo: undoContentAct,
};

/** A case that names its client is not shown without the client's leave. */
const LEAVE_MISSING = {
  case_leave_missing: { code: 'leave', status: 422, field: 'client' },
} as const;

export type ContentActReply = ReplyOf<typeof listCommands, ContentActCode>;

export const contentListAction = defineActions<typeof listCommands, ContentActCode>({
  commands: listCommands,
  intentOf: (form) => String(form.get('intent')),
  refusals: LEAVE_MISSING,
  codes: ['full'],
});

/** The commands posted to the address of an item; without an intent the editor saves. */
const commands = {
  save: saveContent,
  leaf: resetContentText,
  publish: publishContent,
  language: publishLanguage,
  schedule: scheduleContent,
  picture: storeTextPicture,
  discard: discardDraft,
  return: returnContent,
  undo: undoContentEdit,
};

export type ContentReply = ReplyOf<typeof commands, ContentCode, Conflict>;
/** Of the posts of the editor only refusals reach the screen: everything else redirects to it. */
export type ContentRefusal = Extract<ContentReply, { ok: false }>;

/** A person with a dozen posts and studies in two languages has some 230. */
const MOST_FIELDS = 500;

const isIntent = (text: string): text is keyof typeof commands => Object.hasOwn(commands, text);

export const contentAction = defineActions<typeof commands, ContentCode>({
  commands,
  intentOf: (form) => {
    const intent = String(form.get('intent'));
    if (LEAF.test(intent)) return 'leaf';
    if (intent.startsWith(LANGUAGE)) return 'language';
    return isIntent(intent) ? intent : 'save';
  },
  upload: {
    files: PHOTO_KEYS.length,
    bytes: LARGEST_PICTURE_BYTES,
    texts: MOST_FIELDS,
    tooLarge: { code: 'too-large', status: 413, field: 'photo.file' },
  },
  refusals: LEAVE_MISSING,
  codes: ['past'],
});
