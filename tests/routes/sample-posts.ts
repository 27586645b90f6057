import { randomUUID } from 'node:crypto';
import { sql } from './auth-posts.ts';

/** A post that would change something, made anew for each try so that no other has been before it. */
type Sample = { path?: string; fields: Record<string, string>; json?: true };

/** An account with one effective role, which others may change. */
async function somebody() {
  const [person] = await sql<{ id: string }>(
    `insert into identity.users (name, email, email_verified) values ('Alvo', $1, true)
     returning id`,
    `${randomUUID()}@alvo.example`,
  );
  const [role] = await sql<{ id: string }>(
    `insert into public.user_roles (user_id, role) values ($1, 'viewer') returning id`,
    person?.id,
  );
  return { path: `/admin/people/${person?.id}`, roleId: role?.id ?? '' };
}

const change = (fields: Record<string, string>) => async (): Promise<Sample> => {
  const { path, roleId } = await somebody();
  const { intent } = fields;
  return { path, fields: intent === 'end' ? { intent, roleId } : fields };
};

async function someLead(): Promise<string> {
  const [lead] = await sql<{ id: string }>('select id from public.qualification_submissions');
  return lead?.id ?? '';
}

/** A proved request of somebody who is no staff, to erase. */
const onRequest = (fields: Record<string, string>) => async (): Promise<Sample> => {
  const id = randomUUID();
  await sql(
    `insert into public.privacy_requests (id, protocol, kind, state, email, proved_at)
     values ($1, $2, 'deletion', 'open', $3, now()) returning id`,
    ...[id, `P-${id.slice(0, 13)}`, `${id}@alvo.example`],
  );
  return { path: `/admin/privacy/${id}`, fields };
};

/** An entry that has not been looked at, and the post about it. */
const aboutFeedback = (fields: Record<string, string>) => async (): Promise<Sample> => {
  const [entry] = await sql<{ id: string }>(
    `insert into public.feedback_entries (id, protocol, token_hash, project_id, type, verbatim)
     select gen_random_uuid(), gen_random_uuid()::text, encode(sha256(gen_random_uuid()::text::bytea),
       'hex'), id, 'bug', 'O botão some.' from public.feedback_projects where key = 'forja'
     returning id`,
  );
  return { path: `/admin/feedback/${entry?.id}`, fields };
};

/** A change of a contact, and the post that undoes it. */
const aChange = async (): Promise<Sample> => {
  await sql(`update public.contact_info set display_order = display_order + 1
    where id = (select id from public.contact_info order by id limit 1)`);
  const [newest] = await sql<{ change_set: string }>(
    'select change_set from public.setting_changes order by changed_at desc, step desc limit 1',
  );
  return { path: `/admin/changes/${newest?.change_set}`, fields: {} };
};

const aboutCompany = (fields: Record<string, string>) => async (): Promise<Sample> => {
  const [row] = await sql<{ revision: number }>(
    `select revision from public.company_settings where business_unit = 'forja'`,
  );
  const numbers = { public_whatsapp_number: '+5517900000000', revision: String(row?.revision) };
  const posted = { ...numbers, public_support_email: 'contato@forja.example', ...fields };
  return { path: '/admin/company?unit=forja', fields: posted };
};

async function someContact(): Promise<string> {
  const [contact] = await sql<{ id: string }>(
    `insert into public.contact_info (type, label, value, display_order)
     values ('phone', 'Balcão', '+551732321010', 99) returning id`,
  );
  return contact?.id ?? '';
}

const aboutContact = (fields: Record<string, string>) => async (): Promise<Sample> => ({
  path: `/admin/company/contacts/${await someContact()}`,
  fields: { revision: '1', ...fields },
});

/** Somebody who has asked for the letter and not confirmed. */
const aboutSubscription = (fields: Record<string, string>) => async (): Promise<Sample> => {
  const [row] = await sql<{ id: string }>(
    `insert into public.newsletter_subscriptions (email, consent_version, consent_locale)
     values ($1, '2026-11-21', 'pt-BR') returning id`,
    `${randomUUID()}@alvo.example`,
  );
  return { path: `/admin/newsletter/${row?.id}`, fields };
};
/** A form of its own, and the post that changes it; without an id in the address, in the fields. */
const aboutForm =
  (fields: Record<string, string>, inAddress = true) =>
  async (): Promise<Sample> => {
    const [form] = await sql<{ id: string }>(
      `insert into public.qualification_forms (name, title, thank_you_title, thank_you_message)
     values ('Amostra', 'Título', 'Recebido', 'Até já') returning id`,
    );
    const id = form?.id ?? '';
    const [version] = await sql<{ id: string }>(
      'select id from public.form_versions where form_id = $1',
      id,
    );
    return inAddress
      ? { path: `/admin/forms/${id}`, fields: { ...fields, version: version?.id ?? '' } }
      : { fields: { ...fields, id } };
  };

/** A post about an item of content that somebody has written over already. */
const onContent = (fields: Record<string, string>) => async (): Promise<Sample> => {
  await sql(
    `insert into public.content_overrides (kind, slug, draft)
     values ('workshop', 'process-owner', '{"texts.en.name": "Owner"}')
     on conflict (kind, slug) do nothing`,
  );
  const [row] = await sql<{ revision: number }>(
    `select revision from public.content_overrides where slug = 'process-owner'`,
  );
  const posted = { ...fields, revision: String(row?.revision), 'texts.en.name': randomUUID() };
  return { path: '/admin/content/workshop/process-owner', fields: posted };
};

/** A tag that runs nothing, and the post about it. */
const onTag = (fields: Record<string, string>) => async (): Promise<Sample> => {
  const [tag] = await sql<{ id: string }>(
    `insert into public.custom_tags (name, tag_type, content)
     values ('alvo', 'meta', '<meta name="alvo" content="1">') returning id`,
  );
  return { path: `/admin/seo/tags/${tag?.id}`, fields };
};

/** A tag as the form of a new one sends it. */
const newTag = (type: string, content: string) => async (): Promise<Sample> => ({
  path: '/admin/seo/tags/new',
  fields: { name: 'alvo', type, content, unit: 'forja', category: 'analytics' },
});
/** A scheme of its own, not in force. */
async function someScheme(): Promise<string> {
  const [scheme] = await sql<{ id: string }>(
    `insert into public.brand_colors (scheme_name, primary_color, accent_color)
     values ('Alvo', '#2b2bee', '#11d4a4') returning id`,
  );
  return scheme?.id ?? '';
}

const ofScheme = (fields: Record<string, string>) => async (): Promise<Sample> => ({
  fields: { ...fields, id: await someScheme() },
});

const inEditor = (fields: Record<string, string>) => async (): Promise<Sample> => ({
  path: `/admin/brand/${await someScheme()}`,
  fields: { scheme_name: 'Outro', primary: '#123456', accent: '#abcdef', revision: '1', ...fields },
});

/** A logo of its own, switched off. */
async function someLogo(): Promise<string> {
  const [logo] = await sql<{ id: string }>(
    `insert into public.logos (name, type, file_path, public_url, width, height, is_active)
     values ($1, 'full', 'brand/none.svg', '/brand/none.svg', 1, 1, false) returning id`,
    randomUUID(),
  );
  return logo?.id ?? '';
}

const ofLogo = (intent: string) => async (): Promise<Sample> => ({
  fields: { intent, id: await someLogo(), revision: '1' },
});

const plain = (fields: Record<string, string>) => async (): Promise<Sample> => ({ fields });

/** Samples of every post behind sign-in, by route and by the names in `expectedRoutes`. */
export const samplePosts: Readonly<
  Record<string, Readonly<Record<string, () => Promise<Sample>>>>
> = {
  'admin.leads': {
    move: async () => ({ fields: { intent: 'move', status: 'contacted', id: await someLead() } }),
    undo: async () => ({
      fields: { intent: 'undo', status: 'contacted', back: `${await someLead()}:new` },
    }),
  },
  'admin.lead': { move: plain({ status: 'contacted' }) },
  'admin.change': { restore: aChange },
  'admin.feedbackEntry': {
    move: aboutFeedback({ intent: 'move', status: 'triaged' }),
    note: aboutFeedback({ intent: 'note', body: 'Visto.' }),
    answer: aboutFeedback({ intent: 'answer', body: 'Já vimos.' }),
    ticket: aboutFeedback({ intent: 'ticket', title: 'Menu', priority: 'high' }),
  },
  'admin.company': {
    save: aboutCompany({ company_name: 'Outra' }),
    preview: aboutCompany({ intent: 'preview', company_name: 'Outra' }),
    move: async () => ({
      fields: { intent: 'move', way: 'down', contact: await someContact() },
    }),
    undo: plain({ intent: 'undo', set: 'none' }),
  },
  'admin.newContact': {
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
  'admin.contact': {
    save: aboutContact({ label: 'Loja', value: '(17) 3232-1010', business_unit: 'forja' }),
    delete: aboutContact({ intent: 'delete' }),
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
  'admin.contentItem': {
    save: onContent({ intent: 'save' }),
    publish: onContent({ intent: 'publish' }),
    discard: onContent({ intent: 'discard' }),
    return: onContent({ intent: 'return' }),
  },
  'admin.seo': {
    save: plain({ site_name: 'Forja', title_template: '%s | Forja', revision: '1' }),
  },
  'admin.seoPage': {
    save: plain({ 'pt.title': 'Alvo', 'en.title': 'Target', revision: '0' }),
    return: plain({ intent: 'return', revision: '1' }),
  },
  'admin.seoTag': {
    make: newTag('meta', '<meta name="alvo" content="1">'),
    script: newTag('script', '<script>alvo()</script>'),
    delete: onTag({ intent: 'delete', revision: '1' }),
  },
  'admin.brand': {
    new: plain({ intent: 'new', name: 'Outro' }),
    copy: ofScheme({ intent: 'copy', name: 'Cópia' }),
    activate: ofScheme({ intent: 'activate' }),
    delete: ofScheme({ intent: 'delete' }),
  },
  'admin.scheme': {
    save: inEditor({ intent: 'save' }),
    preset: inEditor({ preset: '00000000-0000-4000-8000-000000000000' }),
  },
  'admin.logos': { on: ofLogo('on'), delete: ofLogo('delete') },
  'admin.logoUpload': { upload: plain({ name: 'Alvo', type: 'full', variant: 'color' }) },
  'admin.logo': {
    save: async () => ({
      path: `/admin/logos/${await someLogo()}`,
      fields: { type: 'symbol', variant: 'color', revision: '1' },
    }),
  },
  'admin.work': { retry: plain({ id: '01890000-0000-7000-8000-000000000001' }) },
  'admin.invite': {
    invite: async () => ({
      fields: { email: `${randomUUID()}@alvo.example`, name: 'Bia', role: 'viewer' },
    }),
  },
  'admin.preview': { end: plain({}) },
  'admin.roles': {
    matrix: plain({ role: 'viewer', resource: 'financial', action: 'delete', allowed: 'true' }),
    'second-step': plain({ intent: 'second-step', role: 'viewer', demanded: 'false' }),
  },
  'admin.person': {
    grant: change({ intent: 'grant', role: 'analyst' }),
    end: change({ intent: 'end' }),
    activate: change({ intent: 'activate' }),
    deactivate: change({ intent: 'deactivate' }),
    'end-sessions': change({ intent: 'end-sessions' }),
    'reset-factor': change({ intent: 'reset-factor' }),
    'send-link': change({ intent: 'send-link' }),
  },
  'admin.privacyRequestScreen': {
    refuse: onRequest({ outcome: 'refused', message: 'Guardado por lei.' }),
    erase: onRequest({ outcome: 'erase' }),
  },
  'auth.account': { profile: plain({}) },
  'auth.again': { again: plain({}) },
  'auth.password': { change: plain({}) },
  'auth.email': { change: plain({}) },
  'auth.secondFactor': { begin: plain({ intent: 'begin' }) },
  'auth.passkeys': { rename: plain({}) },
  'auth.passkeyAdd': { add: async () => ({ fields: {}, json: true }) },
  'auth.sessions': { end: plain({ end: 'none' }) },
};
