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

/** A change of a contact, and the post that undoes it. */
const aChange = async (): Promise<Sample> => {
  await sql(`update public.contact_info set display_order = display_order + 1
    where id = (select id from public.contact_info order by id limit 1)`);
  const [newest] = await sql<{ change_set: string }>(
    'select change_set from public.setting_changes order by changed_at desc, step desc limit 1',
  );
  return { path: `/admin/changes/${newest?.change_set}`, fields: {} };
};

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
