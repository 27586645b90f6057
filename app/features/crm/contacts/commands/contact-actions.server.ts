import {
  type DatabaseRefusals,
  defineActions,
  type ReplyOf,
} from '#app/access/commands/define-actions.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { matchingCustomFilter } from '#app/features/custom-fields/commands/matching-filter.server.ts';
import { fieldValueCommands } from '#app/features/custom-fields/commands/set-field-value.server.ts';
import { VALUE_CODES, type ValueCode } from '#app/features/custom-fields/custom-field.ts';
import { NOTE_CODES, type NoteCode } from '#app/features/notes/note.ts';
import { crmNoteCommands } from '../../notes/commands/crm-note-commands.server.ts';
import { tagMatching, tagSelected, untagMany } from '../../tags/commands/tag-many.server.ts';
import { contactsList } from '../contacts.list.server.ts';
import { listContacts } from '../contacts.store.server.ts';
import { CONTACT_CODES, type ContactCode } from '../contacts.ts';
import { assignContacts, undoContactAssignment } from './assign-contacts.server.ts';
import {
  assignMatchingContacts,
  undoMatchingAssignment,
} from './assign-matching-contacts.server.ts';
import { dismissDuplicate, suggestAgain } from './dismiss-duplicate.server.ts';
import { logContact } from './log-contact.server.ts';
import { mergeContacts, unmergeContacts } from './merge-contacts.server.ts';
import { saveContact } from './save-contact.server.ts';

const invalid = { code: 'invalid', status: 422 } as const;

const refusals: DatabaseRefusals<ContactCode> = {
  company_gone: invalid,
  crm_contacts_email_key: invalid,
  crm_contacts_owner_id_fkey: invalid,
  owner_unknown: invalid,
  crm_contact_points_value_check: invalid,
  crm_contact_points_match_key_check: invalid,
  contacts_apart_check: invalid,
};

const pageCommands = {
  save: saveContact,
  log: logContact,
  unmerge: unmergeContacts,
  apart: dismissDuplicate,
  together: suggestAgain,
};
const ownerCommands = {
  give: assignContacts,
  undo: undoContactAssignment,
  'give-matching': assignMatchingContacts,
  'give-back': undoMatchingAssignment,
};
const listCommands = {
  ...ownerCommands,
  tag: tagSelected('contact'),
  'tag-matching': tagMatching('contact', async (user, url, part) => {
    const filter = await matchingCustomFilter(user, 'contact', {
      list: contactsList,
      search: url.searchParams,
    });
    return asPerson(user, (tx) => listContacts(tx, { filter, sort: contactsList.usual, ...part }));
  }),
  untag: untagMany,
};
const isListIntent = (text: string): text is keyof typeof listCommands =>
  Object.hasOwn(listCommands, text);
const mergeCommands = { merge: mergeContacts };

/** The reply to a command on contacts, from whichever of their screens but the merge. */
export type ContactReply = ReplyOf<typeof pageCommands & typeof ownerCommands, ContactCode>;
export type MergeReply = ReplyOf<typeof mergeCommands, ContactCode>;

const withNotes = {
  ...pageCommands,
  ...crmNoteCommands('contact'),
  ...fieldValueCommands('contact'),
};

/** The commands posted to the page of a contact. */
export const contactAction = defineActions<typeof withNotes, ContactCode | NoteCode | ValueCode>({
  commands: withNotes,
  intentOf: (form) => String(form.get('intent')),
  ids: { id: 'id', subjectId: 'id' },
  refusals,
  codes: [...CONTACT_CODES, ...NOTE_CODES, ...VALUE_CODES],
});

/** The commands posted to the list of contacts. */
export const contactsAction = defineActions<typeof listCommands, ContactCode>({
  commands: listCommands,
  intentOf: (form) => {
    const intent = String(form.get('intent'));
    return isListIntent(intent) ? intent : 'give';
  },
  refusals,
  codes: CONTACT_CODES,
});

export const mergeAction = defineActions<typeof mergeCommands, ContactCode>({
  commands: mergeCommands,
  intentOf: () => 'merge',
  ids: { id: 'id', other: 'other' },
  refusals,
  codes: CONTACT_CODES,
});
