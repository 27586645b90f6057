import { createEmailVerificationToken } from 'better-auth/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { makePasswordLink } from '#app/features/people/password-link.server.ts';
import { areaPaths, authPaths } from '#app/paths.ts';
import { keyedHash } from '#app/platform/secrets.server.ts';
import type { Answer } from './ask.ts';
import { deviceIn, member, nextAddress, post, raise, sessionIn, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type SignedIn, signedIn } from './staff.ts';

const site = useBuiltSite();

/** Kinds of events that an address has caused, in their order. */
const recordOf = async (from: string) =>
  (
    await sql<{ event_type: string }>(
      'select event_type from public.security_events where ip_address = $1 order by created_at',
      from,
    )
  ).map(({ event_type }) => event_type);

let admin: SignedIn;
/** The answer to a sign-in, with its cookies. */
let known: Answer;
beforeAll(async () => {
  known = await post(site(), areaPaths.auth, await member());
  await raise((await member()).id);
  admin = await signedIn(site(), 'admin');
});

const tokenIn = (path: string) => new URL(path, site().origin).searchParams.get('token') ?? '';

/** Each attack: what is tried from an address, the answer it gets, and what the record says then. */
const attacks: Record<
  string,
  { attempt: (from: string) => Promise<{ status: number }>; status: number; record: string[] }
> = {
  'open redirect': {
    attempt: async (from) => {
      const { email, password } = await member();
      const fields = { email, password, from: '//evil.example/admin' };
      const answer = await post(site(), areaPaths.auth, fields, { from });
      expect(answer.headers.location).toBe(`${areaPaths.portal}?done=signed-in`);
      return answer;
    },
    status: 303,
    record: ['signed_in', 'foreign_landing_dropped'],
  },
  'session fixation': {
    attempt: async (from) => {
      const planted = (await signedIn(site(), null)).cookie;
      const { email, password } = await member();
      const answer = await post(
        site(),
        areaPaths.auth,
        { email, password },
        { from, cookie: planted },
      );
      expect(sessionIn(answer)).not.toBe(planted);
      return answer;
    },
    status: 303,
    record: ['session_replaced', 'signed_in'],
  },
  'foreign origin': {
    attempt: (from) =>
      post(
        site(),
        '/admin/people/roles',
        { role: 'viewer', resource: 'crm', action: 'manage', allowed: 'true' },
        { from, cookie: admin.cookie, origin: 'https://evil.example' },
      ),
    status: 403,
    record: ['foreign_origin_refused'],
  },
  'forged session': {
    attempt: (from) => {
      const [name, value = ''] = admin.cookie.split('=', 2);
      // Of the signature itself: as it travels, a cut may fall into the middle of a percent triple.
      const signed = decodeURIComponent(value);
      const forged = `${name}=${encodeURIComponent(`${signed.slice(0, -8)}AAAAAAA=`)}`;
      return site().ask('/admin', { headers: { cookie: forged, 'x-forwarded-for': from } });
    },
    status: 303,
    record: ['session_forged'],
  },
  'forged link to confirm': {
    attempt: (from) =>
      post(site(), authPaths.confirm, { token: 'eyJhbGciOiJub25lIn0.e30.' }, { from }),
    status: 410,
    record: ['email_link_refused'],
  },
  'expired link to confirm': {
    attempt: async (from) => {
      const { id, email } = await member();
      await sql('update identity.users set email_verified = false where id = $1', id);
      const secret = keyedHash('identity').toString('base64url');
      const token = await createEmailVerificationToken(secret, email, undefined, -60);
      const answer = await post(site(), authPaths.confirm, { token }, { from });
      expect(await sql('select from identity.users where id = $1 and email_verified', id)).toEqual(
        [],
      );
      return answer;
    },
    status: 410,
    record: ['email_link_refused'],
  },
  'expired link to a new password': {
    attempt: async (from) => {
      const token = tokenIn(await makePasswordLink((await member()).id, { first: false }));
      await sql(`update identity.verifications set expires_at = now() - interval '1 second'`);
      const fields = { token, password: 'bigorna lilás quatorze' };
      return post(site(), authPaths.reset, fields, { from });
    },
    status: 410,
    record: ['password_reset_refused'],
  },
  'replayed link to a new password': {
    attempt: async (from) => {
      const token = tokenIn(await makePasswordLink((await member()).id, { first: false }));
      const fields = { token, password: 'bigorna lilás quatorze' };
      expect((await post(site(), authPaths.reset, fields, { from })).status).toBe(303);
      return post(site(), authPaths.reset, fields, { from });
    },
    status: 410,
    record: ['password_reset', 'password_reset_refused'],
  },
  'forged sign-in link': {
    attempt: (from) => post(site(), authPaths.useLink, { token: 'A'.repeat(32) }, { from }),
    status: 410,
    record: ['sign_in_link_refused'],
  },
  'escalation by posted fields': {
    attempt: async (from) =>
      post(
        site(),
        `/admin/people/${(await member()).id}`,
        { intent: 'grant', role: 'superadmin', granted_by: admin.id, userId: admin.id },
        { from, cookie: admin.cookie },
      ),
    status: 403,
    record: ['change_refused'],
  },
  'the last superadmin': {
    attempt: async (from) => {
      const until = new Date(Date.now() + 3_600_000).toISOString();
      const { cookie } = await signedIn(site(), 'superadmin', { until });
      const [last] = await sql<{ id: string; user_id: string }>(
        `select id, user_id from public.user_roles
         where role = 'superadmin' and is_active and expires_at is null`,
      );
      const fields = { intent: 'end', roleId: last?.id ?? '' };
      return post(site(), `/admin/people/${last?.user_id}`, fields, { from, cookie });
    },
    status: 409,
    record: ['change_refused'],
  },
  'a screen without the permission': {
    attempt: async (from) => {
      const { cookie } = await signedIn(site(), 'viewer');
      return site().ask('/admin/people', { headers: { cookie, 'x-forwarded-for': from } });
    },
    status: 403,
    record: ['access_refused'],
  },
};

let networks = 0;
const guess = { email: 'nobody@nobody.example', password: 'errada demais' };
const REPEATED: readonly [type: string, refused: (from: string) => ReturnType<typeof post>][] = [
  [
    'foreign_origin_refused',
    (from) => post(site(), areaPaths.auth, guess, { from, origin: 'https://evil.example' }),
  ],
  [
    'sign_in_failed',
    (from) =>
      post(
        site(),
        areaPaths.auth,
        { ...guess, email: `${from}@x.example`.replaceAll(':', '-') },
        { from },
      ),
  ],
  [
    'sign_in_link_refused',
    (from) => post(site(), authPaths.useLink, { token: 'A'.repeat(32) }, { from }),
  ],
];

describe('attacks are refused, and recorded with their address', () => {
  it.each(Object.entries(attacks))('%s', async (_, { attempt, status, record }) => {
    const from = nextAddress();
    expect((await attempt(from)).status).toBe(status);
    expect((await recordOf(from)).sort()).toEqual([...record].sort());
  });

  // What cannot be decoded is as forged as what is signed wrong, in both kinds of cookies.
  it.each(['%', '%E', '%E0%A4%A', 'x%zz'])('a cookie that ends in %j', async (ending) => {
    const [session = '', device = ''] = [sessionIn(known), deviceIn(known)].map((cookie) =>
      cookie.replace('%3D', ''),
    );
    const from = nextAddress();
    const headers = { cookie: `${session}${ending}`, 'x-forwarded-for': from };
    expect((await site().ask('/admin', { headers })).status).toBe(303);
    expect(await recordOf(from)).toEqual(['session_forged']);

    const { email } = await member();
    const guess = { email, password: 'errada demais' };
    const next = nextAddress();
    const given = { from: next, cookie: `${device}${ending}` };
    expect((await post(site(), areaPaths.auth, guess, given)).status).toBe(401);
    expect((await recordOf(next)).sort()).toEqual(['device_forged', 'sign_in_failed']);
  });

  it.each(REPEATED)(
    'but one network fills no more than a row an hour with %s',
    async (type, refused) => {
      const network = `2001:db8:${(++networks).toString(16)}:1`;
      const sent = Array.from({ length: 10 }, (_, at) => refused(`${network}::${at + 1}`));
      for (const { status } of await Promise.all(sent)) expect(status).toBeGreaterThanOrEqual(400);
      const rows = await sql<{ occurrences: number; hour: Date }>(
        `select occurrences, date_trunc('hour', created_at) as hour from public.security_events
       where event_type = $1 and ip_address like $2`,
        type,
        `${network}::%`,
      );
      expect(rows.reduce((sum, { occurrences }) => sum + occurrences, 0)).toBe(10);
      expect(rows).toHaveLength(new Set(rows.map(({ hour }) => hour.getTime())).size);
    },
  );

  it('an expired session is not recorded as forged', async () => {
    const { id, cookie } = await signedIn(site(), null);
    await sql(
      `update identity.sessions set expires_at = now() - interval '1 second' where user_id = $1`,
      id,
    );
    const from = nextAddress();
    const headers = { cookie, 'x-forwarded-for': from };
    expect((await site().ask(authPaths.account, { headers })).status).toBe(303);
    expect(await recordOf(from)).toEqual([]);
  });
});
