import { signInKeys } from './sign-in-keys.ts';

/*
 * Foreign keys to somebody. What is done with a person's rows (two contacts become one, an erasure, a copy, the end
 * of a term, the demonstration) is easily forgotten for a key that comes later: each is in all five, or is here.
 */

/** Runs one statement as the owner and returns its rows. */
type Query = <Row>(text: string, values?: unknown[]) => Promise<Row[]>;

export interface PersonKey {
  /** Such as public.crm_deals.contact_id. */
  key: string;
  table: string;
  column: string;
  /** Where the row of a person is, and its key there. */
  target: string;
  targetColumn: string;
  /** SQL: whether row t of the target is of the person $1. */
  belongs: string;
}

/** Every foreign key to a table that holds somebody (private.personal_data). */
export const PERSON_KEYS = `
  select format('%s.%s.%s', n.nspname, c.relname, a.attname) as key,
    format('%s.%s', n.nspname, c.relname) as "table", a.attname as "column",
    d.table_name as target, b.attname as "targetColumn", d.belongs
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
  join pg_attribute b on b.attrelid = k.confrelid and b.attnum = k.confkey[1]
  join private.personal_data d on to_regclass(d.table_name) = k.confrelid
  where k.contype = 'f' and n.nspname in ('identity', 'private', 'public') order by 1`;

/** What erase_expired() erases by itself, and by whom it lets that be done. */
const ERASING = `
  select prosrc as text from pg_proc where proname in ('erase_expired', 'erase_relations')
    and pronamespace in ('public'::regnamespace, 'private'::regnamespace)`;
const ERASED = /(?:delete from |')((?:public|identity)\.\w+)/g;

/** Rows that are deleted with rows of these tables. */
const GOING_ALONG = `
  with recursive going (oid) as (select to_regclass(name)::oid from unnest($1::text[]) name
    union select k.conrelid from going g join pg_constraint k on k.confrelid = g.oid
      and k.contype = 'f' and k.confdeltype = 'c')
  select format('%s.%s', n.nspname, c.relname) as name
  from going g join pg_class c on c.oid = g.oid join pg_namespace n on n.oid = c.relnamespace`;

/** Functions that make one of two contacts. */
const MERGING = `
  select prosrc as text from pg_proc where proname ~ '^merge_.*contact'
    and pronamespace in ('public'::regnamespace, 'private'::regnamespace)`;

export type Work = 'merge' | 'erasure' | 'export' | 'retention' | 'demo';

const ACCOUNT = 'lasts as long as the account, which only its person ends';
const SETTINGS = 'a record of settings, kept; who did it falls away with the account';
const STAFF_WORK = 'work for the company, which says nothing about who did it';
const SIGNING_IN = 'made by signing in, and nobody has signed in yet';
const OF_OTHERS = 'the row is about somebody else, who gets it in a copy of their own';
const GOES_WITH_LAST = 'a trigger lets it go with the last who asked for the idea';
const NO_DATA = 'nothing of the person: it works for the row that it leads to';

const EMPTIED = 'emptied 24 months after somebody last wrote in it; states and times stay';
const STATES_STAY = 'a ticket keeps its states and times, without a word and a name';

const SAYS_AGAIN = 'says again what its record says, and follows it';
const BARE_ID = 'random, and says nothing once the account is gone; the row is not theirs';

/** Keys that one of the five has nothing to do with, each with the reason. */
export const personKeysWithout: Readonly<Record<Work, Readonly<Record<string, string>>>> = {
  merge: {},
  erasure: {
    'private.answer_alerts.ticket_id': 'ids only, which go after 60 days; the ticket names nobody',
    'private.import_drafts.import_id': 'goes when the dry run ends, after minutes',
    'private.ticket_words.id': STATES_STAY,
    'private.ticket_pauses.ticket_id': STATES_STAY,
    'private.ticket_times.ticket_id': STATES_STAY,
    'public.feedback_changes.ticket_id': STATES_STAY,
    'public.feedback_tickets.follows': STATES_STAY,
    'public.feedback_tickets.merged_into': STATES_STAY,
  },
  export: {
    'identity.live_streams.session_id': NO_DATA,
    'private.answer_alerts.lead_id': NO_DATA,
    'private.import_drafts.import_id': 'a copy of lines for as long as a dry run lasts',
    ...{ 'private.answer_alerts.ticket_id': NO_DATA, 'private.deal_stays.deal_id': NO_DATA },
    'private.answer_alerts.user_id': STAFF_WORK,
    'private.deal_spans.owner_id': STAFF_WORK,
    'private.deal_words.id': 'says again what the deal and its contact say',
    'private.feedback_follow_up_secrets.entry_id': NO_DATA,
    ...{ 'private.entry_words.id': SAYS_AGAIN, 'private.idea_words.id': SAYS_AGAIN },
    ...{ 'private.ticket_words.id': SAYS_AGAIN, 'private.lead_words.id': SAYS_AGAIN },
    ...{ 'private.contact_words.id': SAYS_AGAIN, 'private.contact_pairs.one_id': SAYS_AGAIN },
    'private.contact_pairs.other_id': SAYS_AGAIN,
    ...{ 'private.contacts_apart.one_id': NO_DATA, 'private.contacts_apart.other_id': NO_DATA },
    'private.lead_turns.user_id': NO_DATA,
    'private.upload_room.entry_id': NO_DATA,
    'private.project_upload_parts.upload_id': NO_DATA,
    ...{ 'public.api_keys.owner_id': STAFF_WORK, 'public.api_keys.revoked_by': STAFF_WORK },
    'public.webhooks.owner_id': STAFF_WORK,
    'public.automation_notices.user_id': OF_OTHERS,
    'public.automation_runs.undone_by': OF_OTHERS,
    'public.client_members.added_by': OF_OTHERS,
    'public.crm_tag_links.created_by': OF_OTHERS,
    'public.client_organizations.contact_id':
      'a number, and no word besides: the contact is in the copy',
    'public.crm_companies.owner_id': STAFF_WORK,
    'public.crm_contacts.owner_id': OF_OTHERS,
    ...{ 'public.crm_tasks.created_by': OF_OTHERS, 'public.crm_tasks.done_by': OF_OTHERS },
    'public.crm_tasks.owner_id': OF_OTHERS,
    'public.crm_events.actor': STAFF_WORK,
    'public.crm_message_files.uploaded_by': OF_OTHERS,
    'public.crm_messages.author_id': OF_OTHERS,
    ...{ 'public.crm_notes.author_id': OF_OTHERS, 'public.note_files.uploaded_by': OF_OTHERS },
    'public.feedback_entries.duplicate_of': OF_OTHERS,
    'public.feedback_tickets.follows': OF_OTHERS,
    'public.feedback_tickets.merged_into': OF_OTHERS,
    'public.feedback_entries.owner_id': OF_OTHERS,
    'public.feedback_tickets.owner_id': OF_OTHERS,
    'public.form_versions.created_by': STAFF_WORK,
    'public.idea_outcomes.entry_id': 'the notice to all who asked, this person included',
    'public.idea_score_changes.entry_id': STAFF_WORK,
    'public.lead_assignment_rules.owner_id': STAFF_WORK,
    'public.lead_notes.author_id': OF_OTHERS,
    'public.inbound_mails.decided_by': OF_OTHERS,
    ...{ 'private.ticket_pauses.ticket_id': NO_DATA, 'private.ticket_times.ticket_id': NO_DATA },
    ...{ 'public.ticket_entries.entry_id': NO_DATA, 'public.ticket_entries.ticket_id': NO_DATA },
    'public.ticket_notes.author_id': OF_OTHERS,
    'public.ticket_replies_later.author_id': OF_OTHERS,
    'public.newsletter_events.actor_id': OF_OTHERS,
    'public.privacy_request_events.actor_id': OF_OTHERS,
    'public.qualification_submissions.owner_id': OF_OTHERS,
    'public.privacy_request_events.request_id':
      'what was done about a request; its person was told',
    'public.projects.deal_id':
      'the work itself is the client’s: a number leads to the deal, which is in the copy',
    ...{ 'public.score_runs.started_by': STAFF_WORK, 'public.roles.made_by': STAFF_WORK },
    ...signInKeys(STAFF_WORK),
    ...{
      'public.second_step_roles.set_by': STAFF_WORK,
      'public.setting_changes.actor_id': STAFF_WORK,
    },
    'public.user_roles.granted_by': OF_OTHERS,
  },
  retention: {
    'identity.accounts.user_id': ACCOUNT,
    'identity.mails.user_id': 'goes when it is sent',
    ...{ 'identity.passkeys.user_id': ACCOUNT, 'identity.two_factors.user_id': ACCOUNT },
    'identity.used_codes.user_id': 'goes after minutes, with the next code',
    ...{ 'public.api_keys.owner_id': ACCOUNT, 'public.api_keys.revoked_by': ACCOUNT },
    ...{ 'public.webhooks.owner_id': ACCOUNT, 'public.crm_companies.owner_id': STAFF_WORK },
    'public.client_members.added_by': ACCOUNT,
    'public.client_members.contact_id':
      'while work is done for the client, the contact is kept; then it falls away',
    'public.client_members.user_id': ACCOUNT,
    'public.client_organizations.contact_id':
      'while work is done for the contact, they are kept; then it falls away',
    'private.deal_spans.owner_id': 'falls away with the account; how the deal stood is kept',
    'public.crm_events.actor': 'what happened is kept; who did it falls away with the account',
    'private.project_uploads.user_id': 'goes within a day',
    'private.project_upload_parts.upload_id': 'goes within a day',
    'private.ticket_links.ticket_id': EMPTIED,
    'private.ticket_words.id': EMPTIED,
    'private.ticket_times.ticket_id': STATES_STAY,
    'public.feedback_tickets.contact_id': EMPTIED,
    'public.feedback_tickets.feedback_id': EMPTIED,
    'public.feedback_tickets.follows': STATES_STAY,
    'public.feedback_tickets.merged_into': STATES_STAY,
    'public.feedback_tickets.owner_id': STAFF_WORK,
    'public.ticket_replies_later.author_id': STAFF_WORK,
    'private.ticket_pauses.ticket_id': STATES_STAY,
    'public.ticket_drafts.ticket_id': 'the key of a template, which goes with the first answer',
    'public.ticket_replies_later.ticket_id': 'goes when it is sent, within 90 days',
    'public.form_versions.created_by': SETTINGS,
    'public.idea_outcomes.entry_id': GOES_WITH_LAST,
    'public.idea_score_changes.entry_id': GOES_WITH_LAST,
    ...{ 'private.lead_turns.user_id': ACCOUNT, 'public.lead_assignment_rules.owner_id': SETTINGS },
    ...{ 'public.list_views.user_id': ACCOUNT, 'public.notice_choices.user_id': ACCOUNT },
    'public.client_notice_choices.user_id': ACCOUNT,
    'private.client_notices.user_id': 'goes after 60 days, with the next digest',
    'public.projects.deal_id': 'kept while work is done for the client; then it falls away',
    'public.score_runs.started_by': SETTINGS,
    'private.notice_digests.user_id': 'goes after a month, with the next digest',
    'public.roles.made_by': SETTINGS,
    ...signInKeys(SETTINGS),
    ...{ 'public.second_step_roles.set_by': SETTINGS, 'public.setting_changes.actor_id': SETTINGS },
    'public.user_profiles.user_id': ACCOUNT,
    ...{ 'public.user_roles.granted_by': ACCOUNT, 'public.user_roles.user_id': ACCOUNT },
  },
  demo: {
    'private.answer_alerts.lead_id': 'would be mailed',
    'private.answer_alerts.ticket_id': 'would be mailed',
    'private.answer_alerts.user_id': 'would be mailed',
    'private.import_drafts.import_id': 'rows of a dry run, until it ends',
    'identity.live_streams.session_id': SIGNING_IN,
    'identity.mails.user_id': 'would be mailed',
    'identity.passkeys.user_id': SIGNING_IN,
    'identity.sessions.user_id': SIGNING_IN,
    ...{ 'identity.two_factors.user_id': SIGNING_IN, 'identity.used_codes.user_id': SIGNING_IN },
    'private.deal_stays.deal_id': 'no sample has left a stage, but for stays that are assumed',
    'private.ticket_links.ticket_id': 'no link of a sample leads anywhere',
    'private.notice_digests.user_id': 'would be mailed',
    'private.client_notices.user_id': 'would be mailed',
    'private.feedback_follow_up_secrets.entry_id': 'no link of a sample leads anywhere',
    'private.upload_room.entry_id': 'a sample was never under way',
    'private.project_uploads.user_id': 'a sample was never under way',
    'private.project_upload_parts.upload_id': 'a sample was never under way',
    'public.second_step_roles.set_by': 'a demand would close the area to its people',
  },
};

/** Columns that name somebody of the staff by a bare id, and each why no key ties it to an account. */
export const namesWithoutKey: Readonly<Record<string, string>> = {
  'public.crm_events.contact_id': 'emptied when the contact is erased, while the row stays',
  'private.import_drafts.contact_id': 'a contact that may never be; the row goes with the dry run',
  ...{ 'private.entry_words.owner_id': SAYS_AGAIN, 'private.lead_words.owner_id': SAYS_AGAIN },
  'private.ticket_writers.user_id': BARE_ID,
  'private.bounced_addresses.trusted_by': BARE_ID,
  'public.feedback_attachments.uploaded_by': BARE_ID,
  'public.feedback_changes.changed_by': BARE_ID,
  'public.feedback_messages.written_by': BARE_ID,
  'public.feedback_tickets.created_by': BARE_ID,
  'public.nps_surveys.created_by': BARE_ID,
  'public.survey_consents.left_by': BARE_ID,
  'public.survey_consents.noted_by': BARE_ID,
  'public.idea_outcomes.told_by': BARE_ID,
  'public.idea_score_changes.changed_by': BARE_ID,
  'public.approvals.user_id':
    'emptied or gone with an erasure; without the account it says nothing',
  'public.client_invitations.invited_by': BARE_ID,
  'public.deliverable_versions.sent_by': BARE_ID,
  'public.deliverables.created_by': BARE_ID,
  'public.invoices.created_by': BARE_ID,
  'public.invoices.issued_by': BARE_ID,
  'public.invoices.marked_by': BARE_ID,
  'public.pix_keys.set_by': BARE_ID,
  'public.project_comments.author_id':
    'emptied or gone with an erasure; without the account it says nothing',
  'public.project_date_changes.changed_by': BARE_ID,
  'public.project_file_versions.sent_by':
    'emptied with an erasure of a client’s; without the account it says nothing',
  'public.project_files.created_by': BARE_ID,
  'public.project_files.removed_by': BARE_ID,
  'public.project_folders.created_by': BARE_ID,
  'public.project_notes.author_id': BARE_ID,
  'public.project_updates.author_id': BARE_ID,
  'public.project_waits.created_by': BARE_ID,
  'private.project_standings.conducted_by': BARE_ID,
  'public.projects.conducted_by': BARE_ID,
  'public.projects.created_by': BARE_ID,
  'public.ticket_entries.linked_by': BARE_ID,
  'public.submission_status_changes.changed_by': BARE_ID,
};

/** Columns that look as if they named somebody, without a foreign key. */
export const NAMES_WITHOUT_KEY = `
  select format('%s.%s.%s', n.nspname, c.relname, a.attname) as key
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('identity', 'private', 'public') and c.relkind in ('r', 'p')
    and a.attnum > 0 and a.atttypid = 'uuid'::regtype
    and a.attname ~ '(_by|^(user|actor|person|contact|profile|owner|author|assignee|member)_id)$'
    and not exists (select from pg_constraint k
      where k.contype = 'f' and k.conrelid = c.oid and a.attnum = any (k.conkey))
  order by 1`;

/** Those that neither the database does this with nor the list excuses, and excuses for nothing. */
export function unplaced(work: Work, keys: readonly string[], done: ReadonlySet<string>): string[] {
  const reasons = personKeysWithout[work];
  const forgotten = keys.filter((key) => !done.has(key) && !reasons[key]);
  const idle = Object.keys(reasons).filter((key) => done.has(key) || !keys.includes(key));
  return [
    ...forgotten.map((key) => `${key} is not in ${work}, and personKeysWithout does not say why`),
    ...idle.map((key) => `${key} is excused from ${work} for nothing`),
  ];
}

/** Keys whose rows go by themselves at the end of a term. */
export async function endingKeys(query: Query, keys: readonly PersonKey[]): Promise<Set<string>> {
  const texts = await query<{ text: string }>(ERASING);
  const erased = texts.flatMap(({ text }) => [...text.matchAll(ERASED)].map(([, name]) => name));
  const going = await query<{ name: string }>(GOING_ALONG, [erased]);
  const tables = new Set(going.map(({ name }) => name));
  return new Set(keys.filter(({ table }) => tables.has(table)).map(({ key }) => key));
}

/**
 * Keys that follow when two people become one: those to contacts, where each function that merges
 * contacts names table and column, or asks the catalogue for every one that there is. Nothing merges accounts, and what hangs on a lead follows the lead.
 */
export async function mergedKeys(query: Query, keys: readonly PersonKey[]): Promise<Set<string>> {
  const merging = await query<{ text: string }>(MERGING);
  const follows = ({ table, column, target }: PersonKey) =>
    target !== 'public.crm_contacts' ||
    merging.every(
      ({ text }) =>
        text.includes('pg_constraint') || (text.includes(table) && text.includes(column)),
    );
  return new Set(keys.filter(follows).map(({ key }) => key));
}
