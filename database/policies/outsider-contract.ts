import { readable } from './anonymous-reads.ts';
import { answerCalls } from './answer-contract.ts';
import { automation } from './automation-contract.ts';
import { clients } from './client-contract.ts';
import { contactCalls } from './contact-contract.ts';
import { editedSettings } from './edited-settings.ts';
import { feedback } from './feedback-contract.ts';
import { messages } from './message-contract.ts';
import { newsletter } from './newsletter-contract.ts';
import { leadWork, ownerCalls } from './owner-contract.ts';
import { people } from './people-contract.ts';
import { products } from './product-contract.ts';
import { projects } from './project-contract.ts';
import { satisfaction } from './satisfaction-contract.ts';
import { scores } from './score-contract.ts';
import { todayCalls } from './today-contract.ts';

type Outsider = 'anon' | 'authenticated';

const sendable: Record<string, string[]> = {
  'public.qualification_submissions': [
    'id',
    'form_id',
    'form_data',
    'source_page',
    'utm_source',
    'utm_medium',
    'utm_campaign',
    'user_agent',
    'status',
  ],
};

const signedInReads: Record<string, string[]> = {
  ...feedback.signedInReads,
  ...satisfaction.signedInReads,
  ...automation.signedInReads,
  ...messages.signedInReads,
  ...clients.signedInReads,
  ...products.signedInReads,
  ...projects.signedInReads,
  ...scores.signedInReads,
  'public.qualification_submissions': [
    'id',
    'form_id',
    'source',
    'form_data',
    'form_snapshot',
    'source_page',
    'utm_source',
    'utm_medium',
    'utm_campaign',
    'user_agent',
    'locale',
    'status',
    'protocol',
    'review_reason',
    'contact_id',
    'deal_id',
    'created_at',
    'cut_from',
    'cleared_at',
    'intake',
    'person_key',
    ...leadWork,
  ],
  'public.privacy_request_events': [
    'id',
    'request_id',
    'happened_at',
    'event',
    'actor_id',
    'details',
  ],
  'public.privacy_requests': [
    'id',
    'protocol',
    'kind',
    'state',
    'name',
    'email',
    'message',
    'answer',
    'created_at',
    'due_at',
    'closed_at',
    'review_reason',
  ],
  'public.mails': [
    'id',
    'kind',
    'area',
    'about',
    'recipient',
    'subject',
    'state',
    'place',
    'tries',
    'again',
    'last_error',
    'html',
    'body',
    'created_at',
    'tried_at',
  ],
  'public.role_permissions': ['role', 'resource', 'action'],
  'public.second_step_roles': ['role', 'since', 'set_by'],
  'public.security_events': [
    'id',
    'created_at',
    'event_type',
    'severity',
    'user_id',
    'actor_id',
    'ip_address',
    'user_agent',
    'details',
    'occurrences',
    'last_at',
  ],
  'public.form_versions': ['id', 'form_id', 'version', 'definition', 'created_at', 'created_by'],
  'public.notice_choices': ['user_id', 'kind', 'channel', 'off', 'changed_at'],
  ...newsletter.signedInReads,
  'public.list_views': ['id', 'user_id', 'list', 'name', 'query', 'created_at'],
  'public.content_addresses': ['id', 'kind', 'slug', 'address', 'is_current', 'created_at'],
  'public.setting_changes': [
    'id',
    'change_set',
    'step',
    'changed_at',
    'actor_id',
    'table_name',
    'row_id',
    'action',
    'before',
    'after',
    'restores',
  ],
  'public.lead_notes': [
    'id',
    'lead_id',
    'author_id',
    'body',
    'created_at',
    'edited_at',
    'removed_at',
  ],
  'public.submission_status_changes': [
    'id',
    'submission_id',
    'from_status',
    'to_status',
    'changed_by',
    'changed_role',
    'changed_at',
    'act',
  ],
  ...people.signedInReads,
};

const signedInUpdates: Record<string, string[]> = {
  ...feedback.signedInUpdates,
  ...products.signedInUpdates,
  ...newsletter.signedInWrites,
  'public.qualification_submissions': ['status', 'cleared_at'],
  ...people.signedInUpdates,
};

const callable = [
  ...feedback.anyoneCalls,
  ...scores.anyoneCalls,
  'private.caller_role',
  'private.claim',
  'private.uid',
  'public.application_receipt',
  'public.check_rate_limit',
  'public.check_subscription_status',
  'public.lead_receipt',
  'public.privacy_receipt',
  'public.submit_application',
  'public.submit_lead',
  'public.submit_privacy_request',
  'public.subscribe_newsletter',
];

const anonymousCalls = ['public.record_consent'];

const signedInCalls = [
  ...answerCalls,
  ...ownerCalls,
  ...todayCalls,
  ...feedback.signedInCalls,
  ...satisfaction.signedInCalls,
  ...contactCalls,
  ...automation.signedInCalls,
  ...messages.signedInCalls,
  ...newsletter.signedInCalls,
  ...clients.signedInCalls,
  ...products.signedInCalls,
  ...projects.signedInCalls,
  ...scores.signedInCalls,
  'private.check_export',
  'private.folded',
  'private.my_rank',
  'private.phone_key',
  'private.put_setting',
  'private.setting_label',
  'private.setting_now',
  'private.uncounted',
  'public.answer_privacy_request',
  'public.begin_export',
  'public.change_role',
  'public.choose_notice',
  'public.choose_product',
  'public.products_of_session',
  'public.demand_second_step',
  'public.drop_list_view',
  'public.edit_lead_note',
  'public.end_person_sessions',
  'public.end_role',
  'public.ending_leads',
  'public.forms_page',
  'public.event_funnel',
  'public.grant_role',
  'public.grant_role_in',
  'public.has_permission',
  'public.highest_role',
  'public.invite_person',
  'public.invite_person_in',
  'public.lead_colleagues',
  'public.lead_mails',
  'public.lead_mentionables',
  'public.lead_history',
  'public.lead_notes_of',
  'public.leads_by_place',
  'public.leads_count',
  'public.leads_export',
  'public.leads_page',
  'public.leads_per_week',
  'public.leads_waiting',
  'public.log_security_event',
  'public.mentions_page',
  'public.my_permissions',
  'public.newsletter_count',
  'public.newsletter_export',
  'public.newsletter_history',
  'public.newsletter_page',
  'public.withheld_mails',
  'public.newsletter_proof',
  'public.newsletter_sources',
  'public.newsletter_subscription',
  'public.notices_waiting',
  'public.order_erasure',
  'public.people_page',
  'public.person_sign_in',
  'public.privacy_findings',
  'public.put_list_view',
  'public.read_mentions',
  'public.remove_lead_note',
  'public.renew_invitation',
  'public.reset_second_factor',
  'public.restore_roles',
  'public.restore_settings',
  'public.send_mail_again',
  'public.set_person_active',
  'public.set_role_permission',
  'public.setting_changes_page',
  'public.staff_named',
  'public.show_invitation',
  'public.use_color_preset',
  'public.web_vitals_summary',
  'public.write_lead_note',
];

function privileges(kind: string, columns: Record<string, string[]>): string[] {
  return Object.entries(columns).flatMap(([table, names]) =>
    names.map((name) => `${kind} ${table}.${name}`),
  );
}

/** "SELECT public.logos.name" and the like: everything the role may do with columns, sorted. */
export function outsiderColumns(role: Outsider): string[] {
  const columns = [...privileges('SELECT', readable), ...privileges('INSERT', sendable)];
  if (role === 'authenticated')
    columns.push(
      ...privileges('SELECT', signedInReads),
      ...privileges('SELECT', editedSettings.columns),
      ...privileges('INSERT', feedback.signedInInserts),
      ...privileges('INSERT', newsletter.signedInWrites),
      ...privileges('INSERT', editedSettings.columns),
      ...privileges('UPDATE', signedInUpdates),
      ...privileges('UPDATE', editedSettings.columns),
    );
  return [...new Set(columns)].sort();
}

/** Functions that the role may call, sorted. */
export function outsiderFunctions(role: Outsider): string[] {
  return [...callable, ...(role === 'authenticated' ? signedInCalls : anonymousCalls)].sort();
}
