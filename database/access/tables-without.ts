/** What every table has, unless it is listed below: rules of who sees a row, a test with the wrong person, samples. */
export type Had = 'policy' | 'wrong person' | 'demo';

interface Without {
  without: readonly Had[];
  because: string;
}

const LIBRARY: Without = {
  without: ['policy', 'wrong person', 'demo'],
  because: 'of the auth library, in a schema that nobody but the owner may use',
};
const CLOSED = (because: string): Without => ({
  without: ['policy', 'demo'],
  because: `${because}; granted to nobody, and only definer functions touch it`,
});

/** Tables that lack one of them, each with the reason. The only such list. */
export const tablesWithout: Readonly<Record<string, Without>> = {
  'identity.accounts': LIBRARY,
  'identity.live_streams': LIBRARY,
  'identity.mails': LIBRARY,
  'identity.passkeys': LIBRARY,
  'identity.sessions': LIBRARY,
  'identity.two_factors': LIBRARY,
  'identity.used_codes': LIBRARY,
  'identity.users': LIBRARY,
  'identity.verifications': LIBRARY,
  'private.api_calls': CLOSED('which key wrote which record'),
  'private.answer_alerts': CLOSED('who was told of what'),
  'private.open_hours': CLOSED('hours as they are reckoned, kept by triggers'),
  'private.open_hours_known': CLOSED('which years are reckoned'),
  'private.automation_facts': CLOSED('what rules have yet to look at'),
  'private.deal_spans': {
    without: ['policy'],
    because: 'derived from events; granted to nobody, and only definer functions touch it',
  },
  'private.deal_stays': CLOSED('how long deals stayed in stages that they left'),
  'private.day_marks': CLOSED('days whose sums are no longer right'),
  'private.lead_answer_days': CLOSED('sums by day'),
  'private.lead_answer_spans': CLOSED('sums by weeks and four weeks'),
  'private.lead_days': CLOSED('sums by day'),
  'private.newsletter_days': CLOSED('sums by day'),
  'private.newsletter_standing': CLOSED('sums'),
  'private.nps_days': CLOSED('sums by day'),
  'private.feedback_module_days': CLOSED('sums by day and module'),
  'private.ticket_times': CLOSED('how long tickets took'),
  'private.ticket_pauses': CLOSED('when clocks of tickets stood still, kept by triggers'),
  'private.kept_speeds': CLOSED('sums of the ranges looked at'),
  'private.project_uploads': CLOSED('files on their way, for a day'),
  'private.project_upload_parts': CLOSED('where the bytes of files on their way lie, for a day'),
  'private.speed_sums': CLOSED('sums by days, weeks and four weeks'),
  'private.visit_days': CLOSED('sums by day'),
  'private.deal_words': CLOSED('what deals are found by, kept by triggers'),
  'private.feedback_follow_up_secrets': CLOSED('hashes of secrets'),
  'private.entry_words': CLOSED('what entries are found by, kept by triggers'),
  'private.search_row_fills': CLOSED('which search rows have yet to be filled'),
  'private.idea_words': CLOSED('what ideas are found by, kept by a trigger'),
  'private.ticket_links': CLOSED('hashes of secrets'),
  'private.project_standings': CLOSED('how projects stand, kept by triggers'),
  'private.ticket_words': CLOSED('what tickets are found by, kept by triggers'),
  'private.client_notices': CLOSED('what people of clients are told'),
  'private.notice_digests': CLOSED('to whom digests were ordered'),
  'private.heartbeats': {
    without: ['policy'],
    because: 'counters; granted to nobody, and only definer functions touch it',
  },
  'private.contact_merges': CLOSED('who was merged into whom'),
  'private.contact_words': CLOSED('what contacts are listed and found by, kept by triggers'),
  'private.contact_pairs': CLOSED('pairs of contacts'),
  'private.contacts_apart': CLOSED('pairs of contacts'),
  'private.company_keys': CLOSED('what companies are found by, kept by triggers'),
  'private.company_merges': CLOSED('which company was merged into which, for its undo'),
  'private.dismissed_company_pairs': {
    without: ['policy'],
    because: 'pairs of companies; granted to nobody, and only definer functions touch it',
  },
  'private.client_changes': CLOSED('which client became a company, for its undo'),
  'private.company_joins': CLOSED('what was joined at once, for its undo'),
  'private.import_drafts': CLOSED('rows of a dry run, until it ends'),
  'private.lead_turns': CLOSED('whose turn it is to be given a lead'),
  'private.lead_words': CLOSED('what leads are found by, kept by triggers'),
  'private.personal_data': CLOSED('names of tables'),
  'private.rate_limits': CLOSED('counters'),
  'private.installation': CLOSED('fingerprints of secret and storage'),
  'private.schema_definitions': CLOSED('the ledger of definitions'),
  'private.schema_migrations': CLOSED('the ledger of migrations'),
  'private.schema_releases': CLOSED('the ledger of releases'),
  'private.stranger_mails': CLOSED('counters'),
  'private.ticket_writers': CLOSED('who is writing at this moment'),
  'private.upload_room': CLOSED('counters'),
  'private.backups': CLOSED('back-ups that the site has written'),
  'private.operations': CLOSED('the operation of a running transaction'),
  'private.outages': CLOSED('times without a database'),
  'private.outage_spools': CLOSED('counters'),
  'private.taken_mails': CLOSED('numbers of mails in the mailbox'),
  'private.audit_queue': CLOSED('what is yet to be exported'),
  'private.audit_export': CLOSED('the head of the chain of exported lines'),
  'private.system_alerts': CLOSED('what the system screen shows as wrong'),
  'private.mail_servers': CLOSED('mail server and mailbox, with encrypted passwords'),
  'private.mailbox_leases': CLOSED('which process reads the mailbox'),
  'private.bounced_addresses': CLOSED('addresses that take no mail'),
  'public.outbox': { without: ['demo'], because: 'emptied by the worker as fast as it is filled' },
  'public.second_step_roles': {
    without: ['demo'],
    because: 'a demand would close the area to the demonstration’s people',
  },
};

/** Tables that lack something without a reason, and reasons for what is not lacking. */
export function unexcused(had: Had, tables: readonly string[], having: ReadonlySet<string>) {
  const excused = (table: string) => tablesWithout[table]?.without.includes(had) ?? false;
  return [
    ...tables
      .filter((table) => !having.has(table) && !excused(table))
      .map((table) => `${table} has no ${had}, and tablesWithout does not say why`),
    ...Object.keys(tablesWithout)
      .filter((table) => excused(table) && (having.has(table) || !tables.includes(table)))
      .map((table) => `${table} is excused from ${had} for nothing`),
  ];
}

/** Rights and policies of forja_serving, which is no caller, are tried apart. */
export const OWN_TABLES = `
  select format('%s.%s', n.nspname, c.relname) as name,
    exists (select from pg_policy p where p.polrelid = c.oid
      and p.polroles <> array['forja_serving'::regrole::oid]) as ruled,
    coalesce((select bool_or(a.grantee not in (c.relowner, 'forja_serving'::regrole))
        from aclexplode(c.relacl) a), false)
      or exists (select from pg_attribute a, aclexplode(a.attacl) g
        where a.attrelid = c.oid and g.grantee <> 'forja_serving'::regrole)
      as granted
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('identity', 'private', 'public') and c.relkind in ('r', 'p') order by 1`;

export interface OwnTable {
  name: string;
  ruled: boolean;
  /** Somebody besides the owner and forja_serving holds a right on it. */
  granted: boolean;
}
