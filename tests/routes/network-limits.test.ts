import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { TRIES } from '#app/access/limits.ts';
import { areaPaths, authPaths } from '#app/paths.ts';
import { member, nextAddress, post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';

const site = useBuiltSite();
const signIn = (person: { email: string; password: string }, from: string) =>
  post(site(), areaPaths.auth, { email: person.email, password: person.password }, { from });

describe('signing in', () => {
  it('is locked per network, of IPv6 its first 64 bits', async () => {
    const tryLink = (from: string) =>
      post(site(), authPaths.useLink, { token: 'A'.repeat(32) }, { from });
    for (let tried = 1; tried < TRIES.address.max; tried += 1) {
      expect((await tryLink(`2001:db8:64:1::${tried}`)).status).toBe(410);
    }
    const person = await member();
    expect((await signIn({ ...person, password: 'errada' }, '2001:db8:64:1:eeee::1')).status).toBe(
      401,
    );
    expect((await signIn(person, '2001:db8:64:1:ffff::1')).status).toBe(429);
    expect((await signIn(person, '2001:db8:64:2::1')).status).toBe(303);
  });

  it('locks nobody out because of others behind a private address', async () => {
    for (let tried = 0; tried <= TRIES.address.max; tried += 1) {
      await post(site(), authPaths.useLink, { token: 'A'.repeat(32) }, { from: '10.0.0.7' });
    }
    expect((await signIn(await member(), '10.0.0.7')).status).toBe(303);
  });

  it('resets the failures of a network at an account after a correct password', async () => {
    const [person, other] = [await member(), await member()];
    const from = nextAddress();
    const counted = async () => {
      const [row] = await sql<{ hits: number }>(
        `select coalesce(max(cardinality(hits)), 0)::int as hits from private.rate_limits
         where key = sha256(convert_to(jsonb_build_array('call', 'service_role', null, $1::text)::text, 'UTF8'))`,
        `sign-in:address:${from}`,
      );
      return row?.hits;
    };
    for (const password of ['errada um', 'errada dois']) {
      await signIn({ ...person, password }, from);
    }
    await signIn({ ...other, password: 'errada demais' }, from);
    expect(await counted()).toBe(3);
    expect((await signIn(person, from)).status).toBe(303);
    expect(await counted()).toBe(1);
  });
});

describe('new passwords', () => {
  const weak = 'senha123';

  it('are estimated behind the token of a link', async () => {
    const { status } = await post(site(), authPaths.reset, {
      token: 'A'.repeat(24),
      password: weak,
    });
    expect(status).toBe(410);
  });

  it('count for the network, weak ones too', async () => {
    const from = nextAddress();
    const fields = () => ({ name: 'Marina', email: `${randomUUID()}@x.example`, password: weak });
    for (let tried = 0; tried < TRIES.choice.max; tried += 1) {
      expect((await post(site(), authPaths.signUp, fields(), { from })).status).toBe(422);
    }
    expect((await post(site(), authPaths.signUp, fields(), { from })).status).toBe(429);
  });

  it('all get a reply or a refusal when hundreds arrive at once', async () => {
    const fields = () => ({ name: 'Marina', email: `${randomUUID()}@x.example`, password: weak });
    const sent = Array.from({ length: 100 }, () => post(site(), authPaths.signUp, fields()));
    const statuses = new Set((await Promise.all(sent)).map(({ status }) => status));
    expect([...statuses].filter((status) => status !== 422 && status !== 503)).toEqual([]);
  });
});
