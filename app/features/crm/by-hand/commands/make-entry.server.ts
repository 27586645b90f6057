import { command, Refusal, type RefusalStatus } from '#app/access/commands/command.server.ts';
import type { CommonCode } from '#app/access/commands/define-actions.server.ts';
import {
  fillNewRecord,
  typedFields,
} from '#app/features/custom-fields/commands/fill-new-record.server.ts';
import { adminPath } from '#app/paths.ts';
import { isForbidden, violatesRule } from '#app/platform/database/errors.server.ts';
import { parseReais } from '#app/platform/text/parse-money.ts';
import { addByHand } from '../by-hand.store.server.ts';
import type { EntryCode, EntryDetails } from '../entry.ts';
import { dialOf, entryInput, readFitEntry } from '../posted-entry.server.ts';

type Code = EntryCode | CommonCode;
const REFUSALS: Readonly<Record<string, Code>> = {
  crm_create_missing: 'forbidden',
  crm_update_missing: 'forbidden',
  by_hand_invalid: 'invalid',
  by_hand_owner: 'owner',
  contact_known: 'known',
  contact_gone: 'gone',
  no_pipeline: 'pipeline',
};
const STATUS: Partial<Record<Code, RefusalStatus>> = {
  forbidden: 403,
  known: 409,
  hidden: 409,
  gone: 409,
};

/** What the database refuses, with the known contacts; every other error as it is. */
function refusalOf(error: unknown, details: EntryDetails): unknown {
  const message = error instanceof Error ? error.message : '';
  const refused = isForbidden(error) || violatesRule(error);
  const code = REFUSALS[message] ?? (refused ? 'invalid' : undefined);
  if (!code) return error;
  // The user cannot see the contact.
  const visible = code === 'known' && details.known.length === 0 ? 'hidden' : code;
  return new Refusal(visible, STATUS[visible] ?? 422, details);
}

/** Creates a lead, a contact or a deal from one line; posted twice under one id it is one record. */
export const makeEntry = command({
  permission: 'crm:create',
  input: entryInput,
  prepare: async (posted) => ({ ...(await readFitEntry(posted)), typed: typedFields(posted) }),
  async run({ tx, input: { id }, ready: { entry, known, typed } }) {
    const { name, email, phone, whatsapp } = entry;
    const value = entry.value ? (parseReais(entry.value) ?? null) : null;
    let made: Awaited<ReturnType<typeof addByHand>>;
    try {
      made = await addByHand(tx, id, { ...entry, phone: phone && dialOf(phone), value });
    } catch (error) {
      throw refusalOf(error, { known });
    }
    // A contact that there was already has been asked before.
    const isNew = made.what === 'deal' || !entry.contact || entry.contact === 'new';
    if ((made.what === 'contact' || made.what === 'deal') && isNew) {
      await fillNewRecord(tx, { subject: made.what, id: made.id }, typed);
    }
    return { ...made, name: name || email || phone || whatsapp };
  },
  redirectTo: ({ input: { stay }, data: { what, id } }) =>
    stay === undefined ? adminPath(what, { id }) : undefined,
});
