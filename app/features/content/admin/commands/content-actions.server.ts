import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import type { Conflict } from '#app/audit/setting-changes.ts';
import type { ContentActCode } from '../content-acts.ts';
import type { ContentCode } from '../editor.ts';
import { publishContent } from './publish-content.server.ts';
import { removeSamples } from './remove-samples.server.ts';
import { discardDraft, returnContent } from './return-content.server.ts';
import { LEAF, resetContentText, saveContent } from './save-content.server.ts';
import { setContentVisibility } from './set-content-visibility.server.ts';
import { undoContentAct } from './undo-content-act.server.ts';

/** What is posted to the list of content, by the `intent` of its forms. */
const listCommands = {
  hide: setContentVisibility,
  show: setContentVisibility,
  remove: setContentVisibility,
  restore: setContentVisibility,
  'remove-samples': removeSamples,
  undo: undoContentAct,
};

export type ContentActReply = ReplyOf<typeof listCommands, ContentActCode>;

export const contentListAction = defineActions<typeof listCommands, ContentActCode>({
  commands: listCommands,
  intentOf: (form) => String(form.get('intent')),
  codes: [],
});

/** What is posted to the address of an item; without an intent the editor saves. */
const commands = {
  save: saveContent,
  leaf: resetContentText,
  publish: publishContent,
  discard: discardDraft,
  return: returnContent,
};

export type ContentReply = ReplyOf<typeof commands, ContentCode, Conflict>;
/** Only refusals reach the screen: everything else redirects to the editor. */
export type ContentRefusal = Extract<ContentReply, { ok: false }>;

const isIntent = (text: string): text is keyof typeof commands => Object.hasOwn(commands, text);

export const contentAction = defineActions<typeof commands, ContentCode>({
  commands,
  intentOf: (form) => {
    const intent = String(form.get('intent'));
    if (LEAF.test(intent)) return 'leaf';
    return isIntent(intent) ? intent : 'save';
  },
  codes: [],
});
