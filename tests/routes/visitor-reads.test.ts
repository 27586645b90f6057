import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { REST_TABLES } from '#app/features/integrations/rest/visitor-tables.ts';
import { nextAddress, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { signedIn } from './staff.ts';

const site = useBuiltSite();

const keyOfSite = () => readFileSync(path.join(site().dataDir, 'publishable-key'), 'utf8').trim();
const clientOf = (accessToken?: string) =>
  createClient(site().origin, keyOfSite(), {
    ...(accessToken && { accessToken: async () => accessToken }),
    global: { headers: { 'x-forwarded-for': nextAddress() } },
  });

/** Rows that visitors may read, and no client of the specification does. */
const NOT_LISTED = ['cache_generation'];

describe('without a setting', () => {
  it('visitors read every table that is granted to them, and nothing else', async () => {
    const granted = await sql<{ name: string }>(
      `select c.relname as name from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
         and has_any_column_privilege('anon', c.oid, 'select') order by 1`,
    );
    const readable = granted.map(({ name }) => name).filter((name) => !NOT_LISTED.includes(name));
    const client = clientOf();
    const read: string[] = [];
    for (const table of Object.keys(REST_TABLES)) {
      const { error } = await client.from(table).select().limit(1);
      // Anonymous callers have the view instead.
      if (!error || table === 'company_settings') read.push(table);
      else expect(error.message).toBe('forbidden');
    }
    expect(read.sort()).toEqual(readable);
  });

  it('nobody writes, calls a function, signs in, or reads as somebody', async () => {
    const client = clientOf();
    const lead = { form_data: { email: 'bia@casa.example' }, source_page: '/contato' };
    const admin = await signedIn(site(), 'admin');
    const token = decodeURIComponent(admin.cookie.slice(admin.cookie.indexOf('=') + 1));
    const refused = await Promise.all([
      client.from('qualification_submissions').insert(lead),
      client.rpc('check_rate_limit', { identifier: 'x' }),
      clientOf(token).from('crm_contacts').select(),
    ]);
    for (const { status, error } of refused) {
      expect([status, error?.message]).toEqual([403, 'writing_off']);
    }
    const { email, password } = admin;
    const { error } = await client.auth.signInWithPassword({ email, password });
    expect(error?.status).toBe(404);
  });

  it('a page of any origin reads, and its cookies count for nothing', async () => {
    const preflight = await site().ask('/rest/v1/logos', {
      method: 'OPTIONS',
      headers: { origin: 'https://other.example', 'access-control-request-method': 'GET' },
    });
    expect([preflight.status, preflight.headers['access-control-allow-origin']]).toEqual([
      204,
      '*',
    ]);
    const admin = await signedIn(site(), 'admin');
    const read = await site().ask('/rest/v1/crm_contacts', {
      headers: { apikey: keyOfSite(), cookie: admin.cookie, origin: 'https://other.example' },
    });
    expect([read.status, JSON.parse(read.text).code]).toEqual([401, '42501']);
    expect(read.headers).not.toHaveProperty('set-cookie');
  });

  it('reads of one network are counted with those of other processes', async () => {
    const from = nextAddress();
    const read = () =>
      site().ask('/rest/v1/contact_info?select=type&limit=1', {
        headers: { apikey: keyOfSite(), 'x-forwarded-for': from },
      });
    // As another process counts 300 of them.
    const counted = await sql<{ within: boolean }>(
      `select private.count_rest_call($1, 'read') as within from generate_series(1, 16)`,
      from,
    );
    expect(counted.filter(({ within }) => within)).toHaveLength(15);
    const statuses: number[] = [];
    for (let at = 0; at < 22; at += 1) statuses.push((await read()).status);
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429, 429]);
  });
});
