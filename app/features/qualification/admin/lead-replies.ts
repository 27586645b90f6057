import type { NoteReply } from '#app/features/notes/commands/note-commands.server.ts';
import { isNoteReply } from '#app/features/notes/note-replies.ts';
import type { LeadReply, MoveReply, OwnerReply } from './commands/lead-actions.server.ts';

const OWNER_INTENTS = {
  give: true,
  'give-matching': true,
  'give-back': true,
} satisfies Record<OwnerReply['intent'], true>;

export const isOwnerReply = (reply: LeadReply): reply is OwnerReply =>
  Object.hasOwn(OWNER_INTENTS, reply.intent);

export const isLeadNoteReply = (reply: LeadReply): reply is LeadReply & NoteReply =>
  isNoteReply(reply);

export const isMoveReply = (reply: LeadReply): reply is MoveReply =>
  !isOwnerReply(reply) && !isNoteReply(reply);
