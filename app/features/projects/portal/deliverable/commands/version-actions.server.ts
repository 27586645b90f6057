import type { ReplyOf } from '#app/access/commands/define-actions.server.ts';
import { definePortalActions, type PortalCode } from '#app/areas/portal/portal-actions.server.ts';
import { approveVersion } from './approve-version.server.ts';
import { askForChange } from './ask-for-change.server.ts';
import { commentOnVersion, pinComment } from './comment-on-version.server.ts';
import type { FirstApproval } from './posted-version.ts';

/** The commands posted to the address of a deliverable, by the `intent` of its forms. */
const commands = {
  approve: approveVersion,
  change: askForChange,
  comment: commentOnVersion,
  pin: pinComment,
};

export type VersionCode =
  /** A press on the page has said where; the text is still to be sent. */
  'placed' | PortalCode | 'long' | 'decided' | 'changed' | 'already' | 'staff';

export type VersionReply = Extract<
  ReplyOf<typeof commands, VersionCode, FirstApproval>,
  { ok: false }
>;

const isIntent = (text: string): text is keyof typeof commands => Object.hasOwn(commands, text);
const versionIntent = (text: string | undefined): keyof typeof commands =>
  text !== undefined && isIntent(text) ? text : 'comment';

export const versionAction = definePortalActions<typeof commands, VersionCode>({
  commands,
  intentOf: (form) => versionIntent(String(form.get('intent'))),
  ids: { deliverableId: 'id' },
  codes: ['long'],
});
