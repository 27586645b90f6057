import { randomUUID } from 'node:crypto';
import { accountPosts } from './account-posts.ts';
import { answerPosts } from './answer-posts.ts';
import { sql } from './auth-posts.ts';
import { automationPosts } from './automation-posts.ts';
import { casePosts } from './case-posts.ts';
import { contactPosts } from './contact-posts.ts';
import { dealPosts } from './deal-posts.ts';
import { entryPosts } from './entry-posts.ts';
import { feedbackProjectPosts } from './feedback-project-posts.ts';
import { ideaPosts } from './idea-posts.ts';
import { inboundPosts } from './inbound-posts.ts';
import { integrationPosts } from './integration-posts.ts';
import { invoicePosts } from './invoice-posts.ts';
import { issuerPosts } from './issuer-admin-posts.ts';
import { mailServerPosts } from './mail-server-posts.ts';
import { ownerPosts } from './owner-posts.ts';
import { peoplePosts } from './people-posts.ts';
import { pipelinePosts } from './pipeline-posts.ts';
import { projectPosts } from './project-posts.ts';
import { reasonPosts } from './reason-posts.ts';
import { scorePosts } from './score-posts.ts';
import { searchPosts } from './search-posts.ts';
import {
  aboutCompany,
  aboutContact,
  aboutForm,
  aboutSubscription,
  aChange,
  inEditor,
  ofLogo,
  ofScheme,
  onContent,
  plain,
  type Sample,
  someContact,
  someLogo,
} from './settings-posts.ts';
import { templatePosts } from './template-posts.ts';
import { ticketPosts } from './ticket-posts.ts';

async function someLead(): Promise<string> {
  const [lead] = await sql<{ id: string }>('select id from public.qualification_submissions');
  return lead?.id ?? '';
}

/** A request for erasure of somebody who is no staff, proved unless otherwise stated. */
const onRequest =
  (fields: Record<string, string>, state: 'open' | 'unproved' = 'open') =>
  async (): Promise<Sample> => {
    const id = randomUUID();
    await sql(
      `insert into public.privacy_requests (id, protocol, kind, state, email, proved_at)
       values ($1, $2, 'deletion', $4, $3, case $4 when 'open' then now() end) returning id`,
      ...[id, `P-${id.slice(0, 13)}`, `${id}@alvo.example`, state],
    );
    return { path: `/admin/privacy/${id}`, fields };
  };

/** To the screen and not to the area around it, which has the same address. */
const onOverview = (fields: Record<string, string>) => async (): Promise<Sample> => ({
  path: '/admin?index',
  fields,
});

/** Samples of every post behind sign-in, by route and by the names in `expectedRoutes`. */
export const samplePosts: Readonly<
  Record<string, Readonly<Record<string, () => Promise<Sample>>>>
> = {
  ...answerPosts,
  ...automationPosts,
  ...contactPosts,
  ...dealPosts,
  ...ideaPosts,
  ...pipelinePosts,
  ...reasonPosts,
  ...entryPosts,
  ...feedbackProjectPosts,
  ...ticketPosts,
  ...mailServerPosts,
  'admin.leads': {
    move: async () => ({ fields: { intent: 'move', status: 'contacted', id: await someLead() } }),
    undo: async () => ({
      fields: { intent: 'undo', status: 'contacted', back: `${await someLead()}:new` },
    }),
    ...ownerPosts.leads,
  },
  'admin.leadsExport': { confirmed: plain({}) },
  'admin.newsletterExport': { confirmed: plain({}) },
  'admin.securityExport': { confirmed: plain({}) },
  'admin.lead': {
    move: plain({ status: 'contacted' }),
    give: plain({ intent: 'give', owner: '' }),
    note: plain({ intent: 'note', text: 'Ligar na segunda.' }),
    seen: plain({ intent: 'read-notes' }),
  },
  'admin.tasks': {
    write: async () => ({
      fields: {
        intent: 'write',
        subject: 'lead',
        about: await someLead(),
        title: 'Ligar',
        day: '2030-01-31',
      },
    }),
    tick: plain({ intent: 'tick', id: randomUUID() }),
  },
  'admin.mentions': {
    read: plain({}),
    'read-notices': plain({ intent: 'read-notices' }),
  },
  'admin.change': { restore: aChange },
  'admin.today': {
    hide: onOverview({ intent: 'hide' }),
    mailTest: onOverview({ intent: 'mail-test' }),
    'remove-samples': onOverview({ intent: 'remove-samples' }),
  },
  'admin.company': {
    save: aboutCompany({ company_name: 'Outra' }),
    move: async () => ({
      fields: { intent: 'move', way: 'down', contact: await someContact() },
    }),
    undo: plain({ intent: 'undo', set: 'none' }),
  },
  'admin.newContactWay': {
    create: async () => ({
      path: '/admin/company/contacts/new?unit=forja&type=phone',
      fields: {
        label: 'Loja',
        value: '(17) 3232-1010',
        business_unit: 'forja',
        is_active: 'on',
        is_public: 'on',
      },
    }),
  },
  'admin.contactWay': {
    save: aboutContact({ label: 'Loja', value: '(17) 3232-1010', business_unit: 'forja' }),
    delete: aboutContact({ intent: 'delete' }),
  },
  'admin.companyPreview': {
    settings: plain({}, '/admin/company/preview/settings?unit=forja'),
    contact: plain({ label: 'Loja' }, '/admin/company/preview/contact?unit=forja&type=phone'),
  },
  'admin.newsletterProof': {
    resend: aboutSubscription({ intent: 'resend' }),
    unsubscribe: aboutSubscription({ intent: 'unsubscribe' }),
  },
  'admin.forms': {
    state: aboutForm({ intent: 'state', state: 'archived' }, false),
    duplicate: aboutForm({ intent: 'duplicate' }, false),
    create: plain({ intent: 'create' }),
  },
  'admin.formBuilder': {
    save: aboutForm({
      ...{ intent: 'save', revision: '1', name: 'Amostra', delay: '3' },
      ...{ title: 'Outro', 'title.en': 'Other', thankYouTitle: 'Ok', 'thankYouTitle.en': 'Ok' },
      ...{ thankYouMessage: 'Até já', 'thankYouMessage.en': 'See you' },
      ...{ 'q.0.key': 'new-1', 'q.0.label': 'Nome', 'q.0.label.en': 'Name', 'q.0.type': 'text' },
    }),
    return: aboutForm({ intent: 'return', revision: '1' }),
  },
  'admin.content': {
    create: plain({ intent: 'create', kind: 'person' }),
    up: plain({ intent: 'up', item: 'person/caio-nakamura' }),
    erase: plain({ intent: 'erase', item: 'person/nobody' }),
    hide: plain({ intent: 'hide', item: 'piece/work-orders' }),
    'remove-samples': plain({ intent: 'remove-samples' }),
    undo: plain({ intent: 'undo', set: 'none' }),
  },
  'admin.contentCalendar': {
    hide: plain({ intent: 'hide', item: 'piece/work-orders', at: '2027-01-01T09:00' }),
    move: plain({
      intent: 'move',
      id: '01890000-0000-4000-8000-000000000001',
      revision: '1',
      at: '2027-01-01T09:00',
    }),
    cancel: plain({ intent: 'cancel', id: '01890000-0000-4000-8000-000000000001', revision: '1' }),
    undo: plain({ intent: 'undo', set: 'none' }),
  },
  'admin.contentItem': {
    save: onContent({ intent: 'save' }),
    publish: onContent({ intent: 'publish' }),
    language: onContent({ intent: 'publish:en' }),
    schedule: onContent({ intent: 'schedule', at: '2027-01-01T09:00' }),
    discard: onContent({ intent: 'discard' }),
    return: onContent({ intent: 'return' }),
    undo: onContent({ intent: 'undo', set: 'none' }),
  },
  ...casePosts,
  'admin.contentPreview': { typed: plain({}) },
  ...searchPosts,
  'admin.brand': {
    new: plain({ intent: 'new', name: 'Outro' }),
    copy: ofScheme({ intent: 'copy', name: 'Cópia' }),
    activate: ofScheme({ intent: 'activate' }),
    delete: ofScheme({ intent: 'delete', revision: '1' }),
  },
  'admin.scheme': {
    save: inEditor({ intent: 'save' }),
    preset: inEditor({ preset: '00000000-0000-4000-8000-000000000000' }),
  },
  'admin.logos': { on: ofLogo('on'), delete: ofLogo('delete') },
  'admin.logoUpload': { upload: plain({ name: 'Alvo', type: 'full', variant: 'color' }) },
  'admin.logo': {
    save: async () => ({
      path: `/admin/brand/logos/${await someLogo()}`,
      fields: { type: 'symbol', variant: 'color', revision: '1' },
    }),
  },
  'admin.mails': { again: plain({ id: '01890000-0000-7000-8000-000000000001' }) },
  'admin.mail': { again: plain({ id: '01890000-0000-7000-8000-000000000001' }) },
  'admin.messages': {
    send: async () => ({
      fields: {
        intent: 'send',
        kind: 'lead',
        about: await someLead(),
        channel: 'call',
        body: 'Oi',
      },
    }),
    'take-back': plain({ intent: 'take-back', id: '01890000-0000-7000-8000-000000000001' }),
    'drop-draft': plain({ intent: 'drop-draft', id: '01890000-0000-7000-8000-000000000001' }),
  },
  'admin.messageFiles': { upload: plain({}), drop: plain({ intent: 'drop' }) },
  'admin.noteFiles': { upload: plain({}) },
  ...templatePosts,
  ...ownerPosts.rules,
  'admin.notices': { choose: plain({ kind: 'digest', channel: 'mail', off: 'true' }) },
  ...scorePosts,
  ...projectPosts,
  ...integrationPosts,
  ...invoicePosts,
  'admin.views': {
    put: async () => ({
      fields: { intent: 'put', list: 'leads', name: randomUUID(), query: '?status=new' },
    }),
    drop: plain({
      ...{ intent: 'drop', list: 'leads', name: 'X', query: '?status=new' },
      id: '01890000-0000-7000-8000-000000000001',
    }),
  },
  'admin.product': {
    save: async () => {
      const [product] = await sql<{ id: string; lead_sources: string[] }>(
        `select id, lead_sources from public.crm_products where slug = 'doavya'`,
      );
      return {
        path: `/admin/products/${product?.id}`,
        fields: { name: 'Doavya', color: '#0f7a5f', lead_sources: 'doavya', revision: '1' },
      };
    },
  },
  'admin.productChoice': { choose: plain({ product: '' }) },
  'admin.work': { retry: plain({ id: '01890000-0000-7000-8000-000000000001' }) },
  ...issuerPosts,
  ...peoplePosts,
  ...inboundPosts,
  'admin.privacyRequestScreen': {
    refuse: onRequest({ outcome: 'refused', message: 'Guardado por lei.' }),
    erase: onRequest({ outcome: 'erase' }),
    resend: onRequest({ outcome: 'resend' }, 'unproved'),
  },
  ...accountPosts,
};
