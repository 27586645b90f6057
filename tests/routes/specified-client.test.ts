import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminPath } from '#app/paths.ts';
import { KNOWN } from '../../database/access/specified-call.ts';
import { arrangeSpecified } from '../../database/access/specified-rows.ts';
import { specifiedFunctions } from '../../database/access/specified-functions.ts';
import { specifiedReads } from '../../database/access/specified-reads.ts';
import { specifiedWrites } from '../../database/access/specified-writes.ts';
import { member, nextAddress, type Person, post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { payload } from './feedback-posts.ts';
import { visit } from './staff.ts';

/* The calls of the specification's §7, made by the client that it was written for. */

const site = useBuiltSite({ env: { TRUSTED_PROXIES: '127.0.0.1', REST_CALLS: 'all' } });

type Answer = {
  data: unknown;
  count?: number | null;
  status?: number;
  error: { code?: string; message: string } | null;
};
type Caller = { client: SupabaseClient; me: string };
type Replay = (caller: Caller) => PromiseLike<Answer>;

let key = '';
const callers: Caller[] = [];
const row = { form: '', project: '', seo: '' };

/** A client that comes from a network of its own. */
const clientOf = (given = key) =>
  createClient(site().origin, given, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { 'x-forwarded-for': nextAddress() } },
  });

async function signedInClient(person: Person): Promise<Caller> {
  const client = clientOf();
  const { error } = await client.auth.signInWithPassword(person);
  expect(error).toBeNull();
  return { client, me: person.id };
}

async function personOf(role: string): Promise<Person> {
  const person = await member();
  await sql('insert into public.user_roles (user_id, role) values ($1, $2)', person.id, role);
  return person;
}

beforeAll(async () => {
  key = readFileSync(path.join(site().dataDir, 'publishable-key'), 'utf8').trim();
  for (const statement of arrangeSpecified) await sql(statement);
  const one = async (text: string) => (await sql<{ id: string }>(text))[0]?.id ?? '';
  row.form = await one('select id from public.qualification_forms limit 1');
  row.project = await one('select project_id as id from public.feedback_modules limit 1');
  row.seo = await one(`select id from public.seo_settings where business_unit = 'forja'`);
  callers.push(
    { client: clientOf(), me: randomUUID() },
    await signedInClient(await personOf('viewer')),
    await signedInClient(await personOf('admin')),
  );
});

const all = (table: string) => ({ client }: Caller) => client.from(table).select();
const byUnit = (table: string) => ({ client }: Caller) =>
  client.from(table).select('*').eq('business_unit', 'forja');
const counted = { count: 'exact' } as const;
const LEAD = {
  form_data: { email: 'bia@casa.example' },
  source_page: '/contato',
  utm_source: 'carta',
  user_agent: 'caller',
  status: 'new',
};
const SCHEME = {
  scheme_name: 'Brasa',
  primary_color: 'hsl(240 85% 55%)',
  accent_color: 'hsl(165 85% 45%)',
  is_active: true,
};
const LOGO = {
  type: 'symbol',
  variant: 'color',
  file_path: 'logos/novo.svg',
  public_url: '/logos/novo.svg',
  width: 64,
  height: 64,
  is_active: true,
};

const READS: Record<string, Replay> = {
  'logos: active, newest first': ({ client }) =>
    client.from('logos').select('*').eq('is_active', true).order('created_at', { ascending: false }),
  'logos: name': ({ client }) => client.from('logos').select('name').limit(1),
  'qualification_forms: active, oldest first': ({ client }) =>
    client.from('qualification_forms').select('*').eq('is_active', true).order('created_at'),
  'form_fields: by form_id, in order': ({ client }) =>
    client.from('form_fields').select('*').eq('form_id', row.form).order('field_order'),
  'public_company_settings: by business unit': byUnit('public_company_settings'),
  'company_settings: by business unit': byUnit('company_settings'),
  'contact_info: shown': ({ client }) =>
    client
      .from('contact_info')
      .select('id, type, label, value, display_order, business_unit')
      .match({ is_active: true, is_public: true, business_unit: 'forja' })
      .order('display_order'),
  'contact_info: *': all('contact_info'),
  'seo_settings: by business_unit': byUnit('seo_settings'),
  'page_seo: by business_unit': byUnit('page_seo'),
  'custom_tags: by business_unit': byUnit('custom_tags'),
  'feedback_entries: with module and contact': ({ client }) =>
    client
      .from('feedback_entries')
      .select('*, module:feedback_modules(*), contact:crm_contacts(name, email)'),
  'feedback_tickets: with contact and feedback': ({ client }) =>
    client
      .from('feedback_tickets')
      .select('*, contact:crm_contacts(*), feedback:feedback_entries!feedback_id(*)'),
  'feedback_modules: by project, in order': ({ client }) =>
    client
      .from('feedback_modules')
      .select('*')
      .eq('project_id', row.project)
      .is('is_active', true)
      .order('display_order'),
  'feedback_metrics_daily: by date range': ({ client }) =>
    client
      .from('feedback_metrics_daily')
      .select('*')
      .gte('date', '2020-01-01')
      .lte('date', '2120-01-01'),
  'brand_colors: the active one': ({ client }) =>
    client.from('brand_colors').select('*').eq('is_active', true).single(),
  'color_presets: active, by use': ({ client }) =>
    client
      .from('color_presets')
      .select('*')
      .eq('is_active', true)
      .order('usage_count', { ascending: false }),
  'user_profiles: my own': ({ client, me }) =>
    client.from('user_profiles').select('*').eq('user_id', me).maybeSingle(),
  'user_roles: my effective ones': ({ client, me }) =>
    client
      .from('user_roles')
      .select('role')
      .eq('user_id', me)
      .eq('is_active', true)
      .or(`expires_at.is.null,expires_at.gt.${new Date().toISOString()}`),
  'crm_contacts: active, of the sources of a product': ({ client }) =>
    client
      .from('crm_contacts')
      .select('*', counted)
      .eq('is_active', true)
      .in('source', ['website', 'qualification']),
  'crm_deals: with contact': ({ client }) =>
    client
      .from('crm_deals')
      .select('*, contact:crm_contacts!inner(*)')
      .eq('contact.is_active', true),
};

const WRITES: Record<string, Replay> = {
  'qualification_submissions: insert, with a state': ({ client }) =>
    client.from('qualification_submissions').insert(LEAD, counted),
  'qualification_submissions: insert and read back': ({ client }) =>
    client.from('qualification_submissions').insert(LEAD).select(),
  'seo_settings: update by id': ({ client }) =>
    client
      .from('seo_settings')
      .update({ title_template: '%s | %n', og_image: '/og.png' })
      .eq('id', row.seo)
      .select(),
  'page_seo: upsert on page_path and business_unit': ({ client }) =>
    client
      .from('page_seo')
      .upsert(
        { page_path: '/sobre', business_unit: 'forja', title: 'Sobre', no_index: false },
        { onConflict: 'page_path,business_unit' },
      )
      .select(),
  'custom_tags: insert': ({ client }) =>
    client
      .from('custom_tags')
      .insert({ name: 'v', tag_type: 'meta', content: '<meta name="v">', page_paths: [] })
      .select()
      .single(),
  'custom_tags: update': ({ client }) =>
    client.from('custom_tags').update({ is_active: true }).eq('name', 'sample').select(),
  'custom_tags: delete': ({ client }) =>
    client.from('custom_tags').delete(counted).eq('name', 'sample'),
  'feedback_entries: update': ({ client }) =>
    client
      .from('feedback_entries')
      .update({ status: 'triaged', severity: 'high' })
      .eq('id', KNOWN.entry)
      .select(),
  'feedback_tickets: insert with a state and without a title': ({ client }) =>
    client
      .from('feedback_tickets')
      .insert({
        project_id: row.project,
        feedback_id: KNOWN.entry,
        contact_id: KNOWN.contact,
        status: 'open',
        priority: 'high',
      })
      .select(),
  'feedback_tickets: update': ({ client }) =>
    client
      .from('feedback_tickets')
      .update({ status: 'solved', priority: 'low' })
      .eq('id', KNOWN.ticket)
      .select(),
  'newsletter_subscriptions: upsert on email': ({ client }) =>
    client
      .from('newsletter_subscriptions')
      .upsert({ email: KNOWN.subscriber, status: 'pending' }, { onConflict: 'email', ...counted }),
  'newsletter_subscriptions: unsubscribe by email': ({ client }) =>
    client
      .from('newsletter_subscriptions')
      .update({ status: 'unsubscribed', unsubscribed_at: '2026-05-01T12:00:00Z' }, counted)
      .eq('email', KNOWN.subscriber),
  'brand_colors: upsert of a new active one': ({ client }) =>
    client.from('brand_colors').upsert(SCHEME).select(),
  'brand_colors: upsert of a known one as the active one': ({ client }) =>
    client
      .from('brand_colors')
      .upsert({ id: KNOWN.scheme, ...SCHEME, scheme_name: 'Brasa viva' })
      .select(),
  'color_presets: usage_count plus one': ({ client }) =>
    client.from('color_presets').update({ usage_count: 8 }).eq('id', KNOWN.preset).select(),
  'logos: insert, returning the row': ({ client }) =>
    client
      .from('logos')
      .insert({ name: 'novo', ...LOGO })
      .select()
      .single(),
  'logos: two at once': ({ client }) =>
    client.from('logos').insert(
      [
        { name: 'um', ...LOGO },
        { name: 'dois', ...LOGO },
      ],
      counted,
    ),
  'logos: update': ({ client }) =>
    client.from('logos').update({ usage_context: 'headers' }).eq('name', 'sample').select(),
  'logos: delete': ({ client }) => client.from('logos').delete(counted).eq('name', 'sample'),
};

const FUNCTIONS: Record<string, Replay> = {
  log_security_event: ({ client, me }) =>
    client.rpc('log_security_event', {
      event_type: 'suspicious_submission',
      user_id: me,
      ip_address: null,
      user_agent: 'caller',
      details: { form: 'x' },
    }),
  check_rate_limit: ({ client }) =>
    client.rpc('check_rate_limit', {
      identifier: 'x',
      max_requests: 5,
      time_window: '10 minutes',
    }),
  'check_rate_limit without a unit': ({ client }) =>
    client.rpc('check_rate_limit', { identifier: 'x', max_requests: 5, time_window: '5' }),
  check_subscription_status: ({ client }) =>
    client.rpc('check_subscription_status', { email_address: KNOWN.subscriber }),
  get_all_newsletter_subscriptions: ({ client }) =>
    client.rpc('get_all_newsletter_subscriptions'),
  get_newsletter_stats: ({ client }) => client.rpc('get_newsletter_stats'),
  has_permission: ({ client, me }) =>
    client.rpc('has_permission', { p_user_id: me, p_resource: 'crm', p_action: 'read' }),
};

/** As the table of the database says it: `rows`, `none`, or the code of the refusal. */
function outcome({ data, count, error }: Answer): string {
  if (error) return error.code ?? error.message;
  const found = Array.isArray(data) ? data.length : data === null ? (count ?? 0) : Number(!!data);
  return found > 0 ? 'rows' : 'none';
}

describe('the official client of Supabase', () => {
  const REPLAYS = { ...READS, ...WRITES, ...FUNCTIONS };
  const specified = [...specifiedReads, ...specifiedWrites, ...specifiedFunctions];

  it.each(specified.map(({ call, becomes }) => [call, becomes] as const))(
    '%s: anonymous, viewer, admin get what the database gives them',
    async (call, becomes) => {
      const replay = REPLAYS[call];
      if (!replay) throw new Error(`No call of the client for ${call}`);
      const outcomes: string[] = [];
      for (const caller of callers) outcomes.push(outcome(await replay(caller)));
      expect(outcomes).toEqual(becomes);
    },
  );

  it('gets embedded rows, a count, a part of the rows, and one row or its absence', async () => {
    const [anonymous, , admin] = callers as [Caller, Caller, Caller];
    const tickets = await admin.client
      .from('feedback_tickets')
      .select('id, contact:crm_contacts(name), feedback:feedback_entries(id, verbatim)')
      .eq('id', KNOWN.ticket)
      .single();
    expect(tickets.data).toEqual({
      id: KNOWN.ticket,
      contact: { name: 'Ana' },
      feedback: { id: KNOWN.entry, verbatim: 'O menu\n não abre.' },
    });
    const fields = await anonymous.client
      .from('form_fields')
      .select('field_name, nome:field_label', counted)
      .or('field_type.eq.email,and(field_type.neq.tel,field_name.ilike."*a*")')
      .not('field_name', 'in', '("x,y",z)')
      .order('field_order', { ascending: false })
      .range(0, 1);
    expect(fields).toMatchObject({ error: null, status: 206 });
    expect(fields.data).toHaveLength(2);
    expect(fields.count).toBeGreaterThan(2);
    expect(Object.keys(fields.data?.[0] ?? {})).toEqual(['field_name', 'nome']);
    const none = anonymous.client.from('logos').select('*').eq('name', 'nobody');
    expect((await none.single()).error).toMatchObject({ code: 'PGRST116' });
    const head = await anonymous.client.from('logos').select('*', { ...counted, head: true });
    expect(head).toMatchObject({ data: null, error: null, count: expect.any(Number) });
  });

  it('reaches no other table, column or function, and no SQL', async () => {
    const [, , { client }] = callers as [Caller, Caller, Caller];
    const codes = await Promise.all(
      [
        client.from('role_permissions').select(),
        client.from('user_roles').insert({ role: 'superadmin' }),
        client.from('logos').select('id, pg_sleep(5)'),
        client.from('logos').select('id, name"; drop table logos; --'),
        client.from('logos').select('nothing'),
        client.from('logos').select().filter('name', 'eq); drop table logos; --', 'x'),
        client.from('logos').select().eq('name', `x'; drop table logos; --`),
        client.from('logos').delete(),
        client.rpc('submit_lead', {}),
        client.rpc('has_permission', { p_user_id: 'x', other: 1 }),
        client.from('logos').select().eq('id', 'no uuid'),
        client.schema('identity').from('users').select(),
      ].map(async (call) => (await call).error?.code ?? null),
    );
    expect(codes).toEqual([
      ...['PGRST205', '42501', 'PGRST100', 'PGRST100', '42703', 'PGRST100', null, '21000'],
      ...['PGRST202', 'PGRST202', '22P02', 'PGRST106'],
    ]);
    expect(await sql('select from public.logos limit 1')).toHaveLength(1);
  });

  it('is refused with the code and the status of the screens', async () => {
    const [anonymous, viewer] = callers as [Caller, Caller];
    const tag = { name: 'x', tag_type: 'meta', content: '<meta name="x">' };
    const refusals = await Promise.all([
      anonymous.client.from('custom_tags').insert(tag),
      viewer.client.from('custom_tags').insert(tag),
      viewer.client.rpc('get_newsletter_stats'),
    ]);
    expect(refusals.map(({ status, error }) => [status, error?.code, error?.message])).toEqual([
      [401, '42501', 'forbidden'],
      [403, '42501', 'forbidden'],
      [403, 'PT403', 'campaigns_read_missing'],
    ]);
    const { data } = await viewer.client.auth.getSession();
    const cookie = `__Host-forja-session=${encodeURIComponent(data.session?.access_token ?? '')}`;
    const saved = (held: string) =>
      post(site(), adminPath('seoTag', { id: 'new' }), { intent: 'save', ...tag }, { cookie: held });
    const screens = [
      await saved(''),
      await saved(cookie),
      await visit(site(), adminPath('newsletter'), cookie),
    ];
    // The screen leads visitors to the sign-in.
    expect(screens.map(({ status }) => status)).toEqual([303, 403, 403]);
  });

  it('without the key, with another key, or after its session has ended gets nothing', async () => {
    const other = await clientOf('pk_of_another_site').from('logos').select();
    expect([other.status, other.error?.message]).toEqual([401, 'key_unknown']);
    const { client } = await signedInClient(await personOf('admin'));
    const { data } = await client.auth.getSession();
    const token = data.session?.access_token ?? '';
    expect((await client.auth.getUser()).data.user?.role).toBe('authenticated');
    expect((await client.auth.refreshSession()).data.session?.access_token).toBe(token);
    await client.auth.signOut();
    const ended = await site().ask('/rest/v1/crm_contacts', {
      headers: { apikey: key, authorization: `Bearer ${token}` },
    });
    expect([ended.status, JSON.parse(ended.text).message]).toEqual([401, 'session_unknown']);
    const wrong = await clientOf().auth.signInWithPassword({
      email: 'nobody@casa.example',
      password: 'wrong password',
    });
    expect(wrong.error).toMatchObject({ status: 400, code: 'invalid_credentials' });
  });

  it('calls the collector of feedback, and finds a logo by its public address', async () => {
    const [anonymous] = callers as [Caller];
    const sent = await anonymous.client.functions.invoke('feedback-collector', { body: payload() });
    expect(sent.error).toBeNull();
    expect(sent.data).toMatchObject({ protocol: expect.any(String) });
    const folder = path.join(site().dataDir, 'files/logos');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'marca.svg'), '<svg/>');
    const { data } = anonymous.client.storage.from('assets').getPublicUrl('logos/marca.svg');
    const file = await fetch(data.publicUrl);
    expect([file.status, await file.text()]).toEqual([200, '<svg/>']);
    const { data: secret } = anonymous.client.storage.from('assets').getPublicUrl('uploads/x.svg');
    expect((await fetch(secret.publicUrl)).status).toBe(404);
  });

  it('is counted by its network', async () => {
    const client = clientOf();
    const statuses: number[] = [];
    for (let at = 0; at < 31; at += 1) {
      statuses.push((await client.rpc('check_rate_limit', { identifier: 'a' })).status);
    }
    expect(statuses.slice(0, 30)).not.toContain(429);
    expect(statuses[30]).toBe(429);
  });
});
