import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import type { Conflict } from '#app/audit/setting-changes.ts';
import type { SchemeCode } from '../staff-scheme.ts';
import { activateSavedScheme } from './activate-scheme.server.ts';
import { deleteScheme } from './delete-scheme.server.ts';
import { fillFromPreset } from './fill-from-preset.server.ts';
import { copyScheme, makeScheme } from './make-scheme.server.ts';
import { saveScheme } from './save-scheme.server.ts';

/** The commands posted to the list of schemes, by the `intent` of its forms. */
const listCommands = {
  new: makeScheme,
  copy: copyScheme,
  activate: activateSavedScheme,
  delete: deleteScheme,
};

export type SchemeListReply = ReplyOf<typeof listCommands, SchemeCode, never>;

export const schemeListAction = defineActions<typeof listCommands, SchemeCode>({
  commands: listCommands,
  intentOf: (form) => String(form.get('intent')),
  codes: [],
});

/** The commands posted to the address of a scheme; without an intent the editor saves. */
const commands = { save: saveScheme, activate: saveScheme, preset: fillFromPreset };

export type SchemeReply = ReplyOf<typeof commands, SchemeCode, Conflict>;

export const schemeAction = defineActions<typeof commands, SchemeCode>({
  commands,
  intentOf: (form) => {
    if (form.has('preset')) return 'preset';
    return form.get('intent') === 'activate' ? 'activate' : 'save';
  },
  ids: { id: 'id' },
  codes: [],
});
