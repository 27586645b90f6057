import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminPath } from '#app/paths.ts';
import { KNOWN } from '../../database/access/specified-call.ts';
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { payload } from './feedback-posts.ts';
import {
  clientFrom,
  outcomesOf,
  SPECIFIED,
  signedInClient,
  specifiedCallers,
} from './specified-callers.ts';
import { type Caller, counted } from './specified-replays.ts';
import { visit } from './staff.ts';

/* The calls of the specification's §7, made by the client that it was written for. */

const site = useBuiltSite({ env: { TRUSTED_PROXIES: '127.0.0.1', REST_CALLS: 'all' } });

let key = '';
let callers: readonly [Caller, Caller, Caller];
beforeAll(async () => {
  ({ key, callers } = await specifiedCallers(site()));
});

const clientOf = (given = key) => clientFrom(site().origin, given);

describe('the official client of Supabase', () => {
  it.each(SPECIFIED)(
    '%s: anonymous, viewer, admin get what the database gives them',
    async (call, becomes) => {
      expect(await outcomesOf(call, callers)).toEqual(becomes);
    },
  );

  it('gets embedded rows, a count, a part of the rows, and one row or its absence', async () => {
    const [anonymous, , admin] = callers;
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
    const [, , { client }] = callers;
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
    const [anonymous, viewer] = callers;
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
      post(
        site(),
        adminPath('seoTag', { id: 'new' }),
        { intent: 'save', ...tag },
        { cookie: held },
      );
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
    const { client } = await signedInClient(clientOf(), 'admin');
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
    const [anonymous] = callers;
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
