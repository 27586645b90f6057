import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { logSecurityEvent } from '#app/audit/security-log.server.ts';
import { endpoints, paths } from '#app/paths.ts';
import { sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { callCollector, payload, postForm } from './feedback-posts.ts';
import { newEmail, rowOf, signUp } from './newsletter-posts.ts';

const site = useBuiltSite();

/** As long as those that are mailed, but of no row: any stored copy was captured from the address. */
const SECRET = randomBytes(32).toString('base64url');
const HELD = `/feedback/${SECRET}`;

async function columnsHolding(): Promise<string[]> {
  const columns = await sql<{ name: string; column: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name, a.attname as column
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname not in ('pg_catalog', 'information_schema') and c.relkind = 'r' and a.attnum > 0
       and not a.attisdropped and format_type(a.atttypid, null) in ('text', 'jsonb', 'json', 'text[]')`,
  );
  const looked = columns.map(
    ({ name, column }) =>
      `select '${name} ${column}' as found from ${name} where strpos("${column}"::text, $1) > 0`,
  );
  const rows = await sql<{ found: string }>(looked.join(' union '), SECRET);
  return rows.map(({ found }) => found);
}

it('stores no secret of the previous page', async () => {
  const address = `${site().origin}${HELD}`;
  const context = { url: `${address}?nota=3`, path: HELD, referrer: `${address}#x` };
  const posted = await postForm(site(), { fields: { context: JSON.stringify(context) } });
  expect(posted.status).toBe(303);
  const key = readFileSync(path.join(site().dataDir, 'publishable-key'), 'utf8').trim();
  const crashed = `${site().origin}/erro-500?de=${encodeURIComponent(HELD)}`;
  const called = await callCollector(
    site(),
    key,
    payload({ context: { ...context, url: crashed } }),
  );
  expect(called.status).toBe(200);
  const email = newEmail();
  await signUp(site(), { email }, { headers: { referer: address } });
  expect(await rowOf(email)).toBeDefined();
  const counts = JSON.stringify({ path: HELD, events: { page_view: 1 }, vitals: {}, final: true });
  await site().ask(endpoints.counts, {
    method: 'POST',
    headers: {
      origin: site().origin,
      'content-type': 'text/plain',
      'content-length': counts.length,
    },
    body: counts,
  });
  await logSecurityEvent({
    type: 'access_refused',
    address: '198.51.100.1',
    agent: '',
    details: { path: `/portal/convite?token=${SECRET}` },
  });
  expect(await columnsHolding()).toEqual([]);
});

it('sends pages that are opened from one with a secret only the origin as referrer', async () => {
  for (const address of [HELD, `${paths.newsletterConfirm.en}?token=${SECRET}`]) {
    const { headers } = await site().ask(address);
    expect(headers['referrer-policy']).toBe('strict-origin');
  }
  const { headers } = await site().ask(paths.privacyRequest.pt);
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
});
