import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import { TYPED_CODES, type TypedCode } from '../companies.ts';
import { joinTypedCompanies, undoCompanyJoin } from './join-typed-companies.server.ts';

const commands = { join: joinTypedCompanies, part: undoCompanyJoin };

export type TypedReply = ReplyOf<typeof commands, TypedCode>;

/** The commands posted to the list of typed companies. */
export const typedCompaniesAction = defineActions<typeof commands, TypedCode>({
  commands,
  intentOf: (form) => String(form.get('intent')),
  codes: TYPED_CODES,
});
