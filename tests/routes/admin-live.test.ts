import { request } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { adminPaths } from '#app/paths.ts';
import { sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { leadPost } from './lead-post.ts';
import { signedIn, visit } from './staff.ts';

const site = useBuiltSite();

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** An open page's events as they come: `name data`. Resolves once the first has come. */
async function listening(cookie: string) {
  const told: string[] = [];
  let ended = false;
  const headers = { host: `localhost:${site().port}`, cookie };
  const sent = request({ host: '127.0.0.1', port: site().port, path: adminPaths.events, headers });
  open.push(() => sent.destroy());
  sent.on('error', () => undefined);
  sent.on('response', (response) => {
    told.push(`status ${response.statusCode} ${response.headers['content-type']}`);
    response.on('error', () => undefined);
    response.on('end', () => {
      ended = true;
    });
    response.on('data', (part: Buffer) => {
      for (const [, name, data] of String(part).matchAll(/event: (\w+)\ndata: (.*)\n\n/g)) {
        told.push(`${name} ${data}`.trim());
      }
    });
  });
  sent.end();
  await expect.poll(() => told).toContain('beat');
  expect(told[0]).toBe('status 200 text/event-stream; charset=utf-8');
  return { told, ended: () => ended };
}

describe('events of an open screen', () => {
  it('tell of a lead that has arrived, to those who may read leads', async () => {
    const viewer = await listening((await signedIn(site(), 'viewer')).cookie);
    await site().ask('/projeto/enviar', leadPost({ origin: site().origin }));
    await expect.poll(() => viewer.told).toContain('list leads');
  });

  it('tell the person whose role has changed, and nobody else', async () => {
    const person = await signedIn(site(), 'viewer');
    const other = await listening((await signedIn(site(), 'viewer')).cookie);
    const own = await listening(person.cookie);
    await sql(
      `insert into public.user_roles (user_id, role) values ($1, 'manager') returning id`,
      person.id,
    );
    await expect.poll(() => own.told).toContain('access');
    expect(other.told).not.toContain('access');
  });

  it('tell everybody whom an edit of the matrix touches', async () => {
    const analyst = await listening((await signedIn(site(), 'analyst')).cookie);
    const manager = await listening((await signedIn(site(), 'manager')).cookie);
    await sql(
      `insert into public.role_permissions values ('analyst', 'campaigns', 'approve') returning role`,
    );
    await expect.poll(() => analyst.told).toContain('access');
    expect(manager.told).not.toContain('access');
  });

  it('end with the session', async () => {
    // Nobody is kept out of a site that has no one else to let people in.
    await signedIn(site(), 'superadmin');
    const person = await signedIn(site(), 'manager');
    const { told, ended } = await listening(person.cookie);
    await sql(
      'update public.user_profiles set is_active = false where user_id = $1 returning 1',
      person.id,
    );
    await expect.poll(() => told).toContain('left');
    await expect.poll(ended).toBe(true);
  });

  it('are closed to strangers and clients', async () => {
    expect((await visit(site(), adminPaths.events)).status).toBe(303);
    const { cookie } = await signedIn(site(), null);
    expect((await visit(site(), adminPaths.events, cookie)).status).toBe(403);
  });
});

it('says until when a session holds', async () => {
  const { cookie } = await signedIn(site(), 'viewer');
  const { text } = await visit(site(), adminPaths.session, cookie);
  const hours = (JSON.parse(text).expiresAt - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(11.9);
  expect(hours).toBeLessThanOrEqual(12);
});
