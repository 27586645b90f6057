import type { DatabaseRefusals } from '#app/access/commands/define-actions.server.ts';
import type { ClientAct, ClientCode } from '../clients.ts';
import { addMember } from './add-member.server.ts';
import { changeMemberRole, endMember } from './change-member.server.ts';
import { makeClient } from './make-client.server.ts';

/** The commands posted to the page of a deal about its client. */
export const clientCommands = {
  'make-client': makeClient,
  'add-member': addMember,
  'member-role': changeMemberRole,
  'end-member': endMember,
} satisfies Record<ClientAct, unknown>;

export const CLIENT_REFUSALS: DatabaseRefusals<ClientCode> = {
  client_members_user_id_fkey: { code: 'gone', status: 404 },
  client_members_contact_id_fkey: { code: 'gone', status: 404 },
  deal_not_won: { code: 'open', status: 409 },
  invited_colleague: { code: 'open', status: 409 },
};
