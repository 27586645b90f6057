import type {
  LeadReply,
  MoveReply,
  NoteReply,
  OwnerReply,
} from './commands/lead-actions.server.ts';

const OWNER_INTENTS = {
  give: true,
  'give-matching': true,
  'give-back': true,
} satisfies Record<OwnerReply['intent'], true>;
const NOTE_INTENTS = {
  note: true,
  'edit-note': true,
  'remove-note': true,
  'restore-note': true,
  'read-notes': true,
} satisfies Record<NoteReply['intent'], true>;

export const isOwnerReply = (reply: LeadReply): reply is OwnerReply =>
  Object.hasOwn(OWNER_INTENTS, reply.intent);

export const isNoteReply = (reply: LeadReply): reply is NoteReply =>
  Object.hasOwn(NOTE_INTENTS, reply.intent);

export const isMoveReply = (reply: LeadReply): reply is MoveReply =>
  !isOwnerReply(reply) && !isNoteReply(reply);
