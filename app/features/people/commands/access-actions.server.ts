import {
  type DatabaseRefusals,
  defineActions,
  type ReplyOf,
} from '#app/access/commands/define-actions.server.ts';
import { recordRefusal } from '../record-refusal.server.ts';
import type { AccessCode } from '../refusal.ts';
import { bringBackRole } from '../roles/commands/bring-back-role.server.ts';
import { deleteRole } from '../roles/commands/delete-role.server.ts';
import { makeRole } from '../roles/commands/make-role.server.ts';
import { saveRole } from '../roles/commands/save-role.server.ts';
import { changeRole } from './change-role.server.ts';
import { demandSecondStep } from './demand-second-step.server.ts';
import { endRole } from './end-role.server.ts';
import { endSessions } from './end-sessions.server.ts';
import { grantRole } from './grant-role.server.ts';
import { invitePerson } from './invite-person.server.ts';
import { resetSecondFactor } from './reset-second-factor.server.ts';
import { restoreRoles } from './restore-roles.server.ts';
import { sendInvitation } from './send-invitation.server.ts';
import { activatePerson, deactivatePerson } from './set-person-active.server.ts';
import { setRolePermission } from './set-role-permission.server.ts';
import { showInvitationLink } from './show-invitation-link.server.ts';

const refusals: DatabaseRefusals<AccessCode> = {
  users_manage_missing: { code: 'forbidden', status: 403 },
  own_roles: { code: 'own_roles', status: 403 },
  person_above: { code: 'person_above', status: 403 },
  role_above: { code: 'role_above', status: 403 },
  superadmin_only: { code: 'superadmin_only', status: 403 },
  role_beyond: { code: 'role_beyond', status: 403 },
  role_unknown: { code: 'role_unknown', status: 422, field: 'role' },
  role_held: { code: 'role_held', status: 409 },
  role_edited: { code: 'role_edited', status: 409 },
  role_name_taken: { code: 'role_name_taken', status: 409, field: 'name' },
  own_role_limit: { code: 'own_role_limit', status: 403 },
  superadmin_fixed: { code: 'superadmin_fixed', status: 403 },
  product_beyond: { code: 'product_beyond', status: 403, field: 'product' },
  product_unknown: { code: 'product_unknown', status: 422, field: 'product' },
  expiry_past: { code: 'expiry_past', status: 422, field: 'until' },
  role_changed: { code: 'role_changed', status: 409 },
  roles_by_product: { code: 'roles_by_product', status: 409 },
  last_superadmin: { code: 'last_superadmin', status: 409 },
  already_known: { code: 'already_known', status: 409 },
  owner_unknown: { code: 'owner_unknown', status: 409 },
  break_glass_missing: { code: 'break_glass_missing', status: 409 },
  second_step_first: { code: 'second_step_first', status: 409 },
};

export const personCommands = {
  grant: grantRole,
  end: endRole,
  role: changeRole,
  restore: restoreRoles,
  activate: activatePerson,
  deactivate: deactivatePerson,
  'end-sessions': endSessions,
  'reset-factor': resetSecondFactor,
  'send-link': sendInvitation,
  'show-link': showInvitationLink,
};
const inviteCommands = { invite: invitePerson };
const roleCommands = {
  matrix: setRolePermission,
  'second-step': demandSecondStep,
  'delete-role': deleteRole,
  'bring-back': bringBackRole,
};
const ownRoleCommands = { 'make-role': makeRole, 'save-role': saveRole };

/** The reply to a change of access, from whichever screen. */
export type AccessReply = ReplyOf<
  typeof personCommands & typeof inviteCommands & typeof roleCommands & typeof ownRoleCommands,
  AccessCode
>;

/** The commands posted to the page of a user, by the `intent` of its forms. */
export const personAction = defineActions<typeof personCommands, AccessCode>({
  commands: personCommands,
  intentOf: (form) => String(form.get('intent')),
  ids: { userId: 'personId' },
  codes: [],
  refusals,
  afterRefusal: (refused) => recordRefusal(refused, refused.params['personId']),
});

export const inviteAction = defineActions<typeof inviteCommands, AccessCode>({
  commands: inviteCommands,
  intentOf: () => 'invite',
  codes: [],
  refusals,
  afterRefusal: (refused) => recordRefusal(refused),
});

/** The commands posted to the matrix of permissions; without an intent one of its cells. */
export const roleAction = defineActions<typeof roleCommands, AccessCode>({
  commands: roleCommands,
  intentOf: (form) => String(form.get('intent') ?? 'matrix'),
  codes: [],
  refusals,
  afterRefusal: (refused) => recordRefusal(refused, String(refused.form.get('role'))),
});

/** What is posted to the form of a role of the company's own. */
export const ownRoleAction = defineActions<typeof ownRoleCommands, AccessCode>({
  commands: ownRoleCommands,
  intentOf: (_, { roleKey }) => (roleKey === 'new' ? 'make-role' : 'save-role'),
  codes: [],
  refusals,
  afterRefusal: (refused) => recordRefusal(refused, refused.params['roleKey']),
});
