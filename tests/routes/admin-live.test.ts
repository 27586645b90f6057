import { type IncomingHttpHeaders, request } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { adminPaths, authPaths } from '#app/paths.ts';
import { sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { leadPost } from './lead-post.ts';
import { signedIn, visit } from './staff.ts';

const site = useBuiltSite();

const open: (() => void)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) close();
  await expect.poll(async () => (await sql('select id from identity.live_streams')).length).toBe(0);
});

/** An open page's events as they come: `name data`. Resolves once the first one, `beat`, has come. */
async function listening(cookie: string, first = 'beat') {
  const events: string[] = [];
  let ended = false;
  let answered: IncomingHttpHeaders = {};
  const headers = {
    host: `localhost:${site().port}`,
    accept: 'text/event-stream',
    cookie,
  };
  const sent = request({ host: '127.0.0.1', port: site().port, path: adminPaths.events, headers });
  open.push(() => sent.destroy());
  sent.on('error', () => undefined);
  sent.on('response', (response) => {
    answered = response.headers;
    events.push(`status ${response.statusCode} ${answered['content-type']}`);
    response.on('error', () => undefined);
    response.on('end', () => {
      ended = true;
    });
    response.on('data', (part: Buffer) => {
      for (const [, name, data] of String(part).matchAll(/event: (\w+)\ndata: (.*)\n\n/g)) {
        events.push(`${name} ${data}`.trim());
      }
    });
  });
  sent.end();
  await expect.poll(() => events).toContain(first);
  expect(events[0]).toBe('status 200 text/event-stream; charset=utf-8');
  return { events, headers: answered, ended: () => ended };
}

describe('events of an open screen', () => {
  it('announce a new lead, to users who may read leads', async () => {
    const viewer = await listening((await signedIn(site(), 'viewer')).cookie);
    await site().ask('/projeto/enviar', leadPost({ origin: site().origin }));
    await expect.poll(() => viewer.events).toContain('list leads');
  });

  it('notify the user whose role has changed, and nobody else', async () => {
    const person = await signedIn(site(), 'viewer');
    const other = await listening((await signedIn(site(), 'viewer')).cookie);
    const own = await listening(person.cookie);
    await sql(
      `insert into public.user_roles (user_id, role) values ($1, 'manager') returning id`,
      person.id,
    );
    await expect.poll(() => own.events).toContain('access');
    expect(other.events).not.toContain('access');
  });

  it('notify every user whom an edit of the matrix concerns', async () => {
    const analyst = await listening((await signedIn(site(), 'analyst')).cookie);
    const manager = await listening((await signedIn(site(), 'manager')).cookie);
    await sql(
      `insert into public.role_permissions values ('analyst', 'campaigns', 'approve') returning role`,
    );
    await expect.poll(() => analyst.events).toContain('access');
    expect(manager.events).not.toContain('access');
  });

  it('follow the permissions of the user', async () => {
    const person = await signedIn(site(), 'viewer');
    const own = await listening(person.cookie);
    const other = await listening((await signedIn(site(), 'viewer')).cookie);
    await sql(
      `update public.user_roles set is_active = false where user_id = $1 returning id`,
      person.id,
    );
    await expect.poll(() => own.events).toContain('access');
    await sql(`select pg_notify('lists_changed', 'leads')`);
    await expect.poll(() => other.events).toContain('list leads');
    expect(own.events).not.toContain('list leads');
    await sql(
      `insert into public.user_roles (user_id, role) values ($1, 'admin') returning id`,
      person.id,
    );
    await sql(`select pg_notify('lists_changed', 'settings')`);
    await expect.poll(() => own.events).toContain('list settings');
    expect(own.events).toContain('list people');
    expect(other.events).not.toContain('list settings');
  });

  it('never arrive for a list whose permission has just ended', async () => {
    const person = await signedIn(site(), 'viewer');
    const { events } = await listening(person.cookie);
    // In one moment: both events arrive before anything can be read again.
    await sql(
      `do $$ begin
         update public.user_roles set is_active = false where user_id = '${person.id}';
         perform pg_notify('lists_changed', 'leads');
       end $$`,
    );
    await sql(`select pg_notify('lists_changed', 'feedback')`);
    await expect.poll(() => events).toContain('access');
    expect(events.filter((event) => event.startsWith('list'))).toEqual([]);
  });

  it('end within 10 s after the session has ended, expired or reached its limit', async () => {
    const statements = [
      'delete from identity.sessions where user_id = $1',
      `update identity.sessions set expires_at = now() - interval '1 second' where user_id = $1`,
      `update identity.sessions set created_at = now() - interval '15 days' where user_id = $1`,
    ];
    const other = await listening((await signedIn(site(), 'viewer')).cookie);
    const streams: Awaited<ReturnType<typeof listening>>[] = [];
    for (const statement of statements) {
      const person = await signedIn(site(), 'viewer');
      streams.push(await listening(person.cookie));
      await sql(statement, person.id);
    }
    for (const { events, ended } of streams) {
      await expect.poll(ended).toBe(true);
      expect(events).toContain('left');
    }
    expect(other.ended()).toBe(false);
  });

  it('are opened by GET alone: nobody would end one that HEAD has opened', async () => {
    const { cookie } = await signedIn(site(), 'viewer');
    const headers = { cookie, accept: 'text/event-stream' };
    for (const method of ['HEAD', 'OPTIONS']) {
      expect((await site().ask(adminPaths.events, { method, headers })).status).toBe(404);
    }
    expect(await sql('select id from identity.live_streams')).toEqual([]);
  });

  it('are at most three a session: a fourth ends the oldest', async () => {
    const { cookie } = await signedIn(site(), 'viewer');
    const streams: Awaited<ReturnType<typeof listening>>[] = [];
    for (let turn = 0; turn < 4; turn += 1) streams.push(await listening(cookie));
    await expect.poll(() => streams[0]?.ended()).toBe(true);
    expect(streams[0]?.events.at(-1)).toBe('displaced');
    await sql(`select pg_notify('lists_changed', 'leads')`);
    for (const { events } of streams.slice(1)) {
      await expect.poll(() => events).toContain('list leads');
    }
    // One that has gone makes room.
    open.at(-1)?.();
    await expect
      .poll(async () => (await sql('select id from identity.live_streams')).length)
      .toBe(2);
    const next = await listening(cookie);
    await sql(`select pg_notify('lists_changed', 'feedback')`);
    await expect.poll(() => next.events).toContain('list feedback');
    expect(streams.slice(1, 3).map(({ ended }) => ended())).toEqual([false, false]);
  });

  it('are checked by one query of the process, not one for each stream', async () => {
    const people = [await signedIn(site(), 'viewer'), await signedIn(site(), 'manager')];
    for (const { cookie } of people) {
      await listening(cookie);
      await listening(cookie);
    }
    const terms = '(p_streams uuid[], p_sessions uuid[], p_longest interval)';
    await sql('create table private.asked (streams integer, at timestamptz default now())');
    await sql('alter function private.live_streams_now rename to live_streams_inner');
    await sql(`create function private.live_streams_now${terms}
      returns table (streams uuid[], displaced uuid[], user_id uuid, role text,
        permissions text[], lacks_second_step boolean)
      language plpgsql security definer set search_path = '' as $$
      begin
        insert into private.asked values (cardinality(p_streams));
        return query select * from private.live_streams_inner(p_streams, p_sessions, p_longest);
      end $$`);
    await sql('grant execute on function private.live_streams_now to service_role');
    try {
      const streamCount = () => sql<{ streams: number }>('select streams from private.asked');
      await expect.poll(streamCount).toEqual([{ streams: 4 }]);
    } finally {
      await sql('drop function private.live_streams_now');
      await sql('alter function private.live_streams_inner rename to live_streams_now');
      await sql('drop table private.asked');
    }
  });

  it('end with a revoked session', async () => {
    // Nobody is kept out of a site that has no one else to let people in.
    await signedIn(site(), 'superadmin');
    const person = await signedIn(site(), 'manager');
    const { events, ended } = await listening(person.cookie);
    await sql(
      'update public.user_profiles set is_active = false where user_id = $1 returning 1',
      person.id,
    );
    await expect.poll(() => events).toContain('left');
    await expect.poll(ended).toBe(true);
  });

  it('tell a screen that connects after the end of its session that it has left', async () => {
    const { cookie } = await signedIn(site(), 'viewer');
    await sql('delete from identity.sessions returning id');
    const { events, ended } = await listening(cookie, 'left');
    await expect.poll(ended).toBe(true);
    expect(events.slice(1)).toEqual(['left']);
  });

  it('are closed to anonymous visitors and clients', async () => {
    expect((await visit(site(), adminPaths.events)).status).toBe(303);
    const { cookie } = await signedIn(site(), null);
    expect((await visit(site(), adminPaths.events, cookie)).status).toBe(403);
    const headers = { cookie, accept: 'text/event-stream' };
    expect((await site().ask(adminPaths.events, { headers })).status).toBe(403);
  });

  it('are closed to a user who has to set up a second step first', async () => {
    const { cookie } = await signedIn(site(), 'analyst');
    const stream = await listening(cookie);
    await sql(`insert into public.second_step_roles (role) values ('analyst')`);
    try {
      // The open screen leads to the set-up when it reads again.
      await expect.poll(() => stream.events).toContain('access');
      const { events, ended } = await listening(cookie, 'left');
      await expect.poll(ended).toBe(true);
      expect(events.slice(1)).toEqual(['left']);
      const { status, headers } = await visit(site(), adminPaths.events, cookie);
      expect([status, headers.location]).toEqual([
        303,
        expect.stringContaining(authPaths.secondFactor),
      ]);
    } finally {
      await sql(`delete from public.second_step_roles where role = 'analyst'`);
    }
  });

  it('are sent with the headers of every private response, and renew the session', async () => {
    const person = await signedIn(site(), 'viewer');
    const renewal = `update identity.sessions set expires_at = now() + interval '11 hours' where user_id = $1`;
    await sql(renewal, person.id);
    const { headers } = await listening(person.cookie);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-accel-buffering': 'no',
      'x-request-id': expect.any(String),
    });
    expect(String(headers['set-cookie'])).toContain(person.cookie);
  });

  it('are no data of a screen', async () => {
    const { cookie } = await signedIn(site(), 'viewer');
    const headers = { cookie, accept: 'text/event-stream' };
    const { status } = await site().ask(`${adminPaths.events}.data`, { headers });
    expect(status).toBe(404);
    expect(await sql('select id from identity.live_streams')).toEqual([]);
  });

  it('are refused where their stream cannot be registered', async () => {
    const { cookie } = await signedIn(site(), 'viewer');
    await sql('alter function private.open_live_stream rename to open_live_stream_away');
    try {
      const headers = { cookie, accept: 'text/event-stream' };
      expect((await site().ask(adminPaths.events, { headers })).status).toBe(500);
    } finally {
      await sql('alter function private.open_live_stream_away rename to open_live_stream');
    }
    const { events } = await listening(cookie);
    expect(events).toContain('beat');
  });
});

it('reports when a session expires', async () => {
  const { cookie } = await signedIn(site(), 'viewer');
  const { text } = await visit(site(), adminPaths.session, cookie);
  const hours = (JSON.parse(text).expiresAt - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(11.9);
  expect(hours).toBeLessThanOrEqual(12);
});
