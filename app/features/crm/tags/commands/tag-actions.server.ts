import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import { TAG_CODES, type TagCode } from '../tags.ts';
import { putTag, removeTag } from './tag-subject.server.ts';

const commands = { put: putTag, remove: removeTag };

export type TagReply = ReplyOf<typeof commands, TagCode>;

/** The posts about the tags of records, from whichever screen. */
export const tagAction = defineActions<typeof commands, TagCode>({
  commands,
  intentOf: (form) => String(form.get('intent')),
  codes: TAG_CODES,
});
