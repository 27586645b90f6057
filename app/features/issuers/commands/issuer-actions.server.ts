import {
  type DatabaseRefusals,
  defineActions,
  type ReplyOf,
} from '#app/access/commands/define-actions.server.ts';
import type { StepUpCode } from '#app/access/step-up.ts';
import { recordRefusal } from '#app/features/people/record-refusal.server.ts';
import {
  deleteIssuer,
  markBreakGlass,
  moveIssuerDown,
  moveIssuerUp,
  switchIssuerOff,
  switchIssuerOn,
  testIssuer,
} from './change-issuer.server.ts';
import { saveIssuer } from './save-issuer.server.ts';

type Code =
  | StepUpCode
  | 'superadmin_only'
  | 'issuer_name_taken'
  | 'domain_taken'
  | 'role_unknown'
  | 'product_unknown'
  | 'issuers_many'
  | 'issuer_edited'
  | 'break_glass_missing'
  | 'break_glass_unfit'
  | 'last_superadmin';

const refusals: DatabaseRefusals<Code> = {
  superadmin_only: { code: 'superadmin_only', status: 403 },
  issuer_name_taken: { code: 'issuer_name_taken', status: 409, field: 'name' },
  domain_taken: { code: 'domain_taken', status: 409, field: 'domains' },
  role_unknown: { code: 'role_unknown', status: 422, field: 'values' },
  product_unknown: { code: 'product_unknown', status: 422, field: 'values' },
  issuers_many: { code: 'issuers_many', status: 409 },
  issuer_edited: { code: 'issuer_edited', status: 409 },
  break_glass_missing: { code: 'break_glass_missing', status: 409 },
  break_glass_unfit: { code: 'break_glass_unfit', status: 409 },
  last_superadmin: { code: 'last_superadmin', status: 409 },
};

const listCommands = {
  on: switchIssuerOn,
  off: switchIssuerOff,
  up: moveIssuerUp,
  down: moveIssuerDown,
  'break-glass': markBreakGlass,
};
export type IssuersReply = ReplyOf<typeof listCommands, Code>;

/** What is posted to the list of issuers. */
export const issuersAction = defineActions<typeof listCommands, Code>({
  commands: listCommands,
  intentOf: (form) => String(form.get('intent')),
  codes: [],
  refusals,
  afterRefusal: (refused) => recordRefusal(refused),
});

const commands = {
  save: saveIssuer,
  test: testIssuer,
  on: switchIssuerOn,
  off: switchIssuerOff,
  delete: deleteIssuer,
};
export type IssuerReply = ReplyOf<typeof commands, Code>;

/** What is posted to the page of an issuer. */
export const issuerAction = defineActions<typeof commands, Code>({
  commands,
  intentOf: (form) => String(form.get('intent') ?? 'save'),
  ids: { issuerId: 'issuerId' },
  codes: [],
  refusals,
  afterRefusal: (refused) => recordRefusal(refused, refused.params['issuerId']),
});
