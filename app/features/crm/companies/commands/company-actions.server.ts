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
import { companiesList } from '../companies.list.server.ts';
import { listCompanies } from '../companies.store.server.ts';
import { COMPANY_CODES, type CompanyCode } from '../companies.ts';
import { archiveCompany, restoreCompany } from './archive-company.server.ts';
import {
  assignCompanies,
  assignMatchingCompanies,
  undoCompanyAssignment,
} from './assign-companies.server.ts';
import { dismissPair, suggestPair } from './dismiss-pair.server.ts';
import { linkContact, unlinkContact } from './link-contact.server.ts';
import { makeCompany } from './make-company.server.ts';
import { mergeCompanies, unmergeCompanies } from './merge-companies.server.ts';
import { saveCompany } from './save-company.server.ts';

const refusals: DatabaseRefusals<CompanyCode> = {
  crm_companies_cnpj_key: { code: 'cnpjTaken', status: 409 },
  contact_gone: { code: 'contactGone', status: 409 },
  contact_merged: { code: 'contactGone', status: 409 },
};

/** The commands posted to the page of a company. */
const commands = {
  save: saveCompany,
  away: archiveCompany,
  back: restoreCompany,
  link: linkContact,
  unlink: unlinkContact,
  unmerge: unmergeCompanies,
};

export type CompanyReply = ReplyOf<typeof commands, CompanyCode>;

const withNotes = {
  ...commands,
  ...crmNoteCommands('company'),
  ...fieldValueCommands('company'),
};

export const companyAction = defineActions<typeof withNotes, CompanyCode | NoteCode | ValueCode>({
  commands: withNotes,
  intentOf: (form) => String(form.get('intent')),
  ids: { company: 'id', subjectId: 'id' },
  refusals,
  codes: [...COMPANY_CODES, ...NOTE_CODES, ...VALUE_CODES],
});

const ownerCommands = {
  give: assignCompanies,
  'give-matching': assignMatchingCompanies,
  'give-back': undoCompanyAssignment,
};

export type CompaniesReply = ReplyOf<typeof ownerCommands, CompanyCode>;

const listCommands = {
  ...ownerCommands,
  tag: tagSelected('company'),
  'tag-matching': tagMatching('company', async (user, url, part) => {
    const filter = await matchingCustomFilter(user, 'company', {
      list: companiesList,
      search: url.searchParams,
    });
    return asPerson(user, (tx) =>
      listCompanies(tx, { filter, sort: companiesList.usual, ...part }),
    );
  }),
  untag: untagMany,
};

/** The commands posted to the list of companies. */
export const companiesAction = defineActions<typeof listCommands, CompanyCode>({
  commands: listCommands,
  intentOf: (form) => String(form.get('intent')),
  refusals,
  codes: COMPANY_CODES,
});

const newCompanyCommands = { make: makeCompany };

export type NewCompanyReply = ReplyOf<typeof newCompanyCommands, CompanyCode | ValueCode>;

export const newCompanyAction = defineActions<typeof newCompanyCommands, CompanyCode | ValueCode>({
  commands: newCompanyCommands,
  intentOf: () => 'make',
  refusals,
  codes: [...COMPANY_CODES, ...VALUE_CODES],
});

const pairCommands = { dismiss: dismissPair, suggest: suggestPair };

export type PairReply = ReplyOf<typeof pairCommands, CompanyCode>;

/** The commands posted to the list of companies that may be the same. */
export const companyPairsAction = defineActions<typeof pairCommands, CompanyCode>({
  commands: pairCommands,
  intentOf: (form) => String(form.get('intent')),
  refusals,
  codes: COMPANY_CODES,
});

const mergeCommands = { merge: mergeCompanies };

export type CompanyMergeReply = ReplyOf<typeof mergeCommands, CompanyCode>;

export const companyMergeAction = defineActions<typeof mergeCommands, CompanyCode>({
  commands: mergeCommands,
  intentOf: () => 'merge',
  ids: { company: 'id', other: 'other' },
  refusals,
  codes: COMPANY_CODES,
});
