import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import type { AccountCode } from '../account-reply.ts';
import { askForErasure } from './ask-for-erasure.server.ts';
import { changeRole, endMembership } from './change-member.server.ts';
import { changeOwnProfile } from './change-own-profile.server.ts';
import { chooseNotices } from './choose-notices.server.ts';
import { invitePerson, withdrawInvitation } from './invite-person.server.ts';

/** The commands posted to the account of a client, by the `intent` of its forms. */
const commands = {
  profile: changeOwnProfile,
  notices: chooseNotices,
  invite: invitePerson,
  withdraw: withdrawInvitation,
  role: changeRole,
  end: endMembership,
  erase: askForErasure,
};

/** Only a refusal is rendered here; a success redirects to the page. */
export type AccountReply = Extract<ReplyOf<typeof commands, AccountCode>, { ok: false }>;

export const accountAction = defineActions<typeof commands, AccountCode>({
  commands,
  intentOf: (form) => String(form.get('intent')) as keyof typeof commands,
  codes: [],
});
