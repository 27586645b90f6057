import { pbkdf2, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { TRIES } from '#app/access/limits.ts';
import words from '#app/areas/auth/locales/pt-BR.json' with { type: 'json' };
import { makePasswordLink } from '#app/features/people/password-link.server.ts';
import { areaPaths, authPaths } from '#app/paths.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { codeFor } from '../e2e/fixtures/authenticator.ts';
import {
  cookiesOf,
  deviceIn,
  eventsOf,
  member,
  nextAddress,
  type Person,
  post,
  sessionIn,
} from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';

const site = useBuiltSite();
const signIn = (person: { email: string; password: string }, more = {}, given = {}) =>
  post(site(), areaPaths.auth, { email: person.email, password: person.password, ...more }, given);

const textIn = (pattern: RegExp, html: string) => pattern.exec(html)?.[1] ?? '';

/** Switches the second step on, and gives the cookie of the session after it. */
async function withSecondStep(person: Person, device = ''): Promise<string> {
  const cookie = cookiesOf(await signIn(person, {}, { cookie: device }));
  const begin = { intent: 'begin', currentPassword: person.password };
  const { text } = await post(site(), authPaths.secondFactor, begin, { cookie });
  const confirm = {
    intent: 'confirm',
    sealed: textIn(/name="sealed" value="([^"]+)"/, text),
    code: codeFor(textIn(/<code class="key">([^<]+)</, text)),
  };
  return sessionIn(await post(site(), authPaths.secondFactor, confirm, { cookie }));
}

/** Counts tries of unknown browsers without their posts, each of which would cost the hash of a password. */
const countTries = (kind: 'account' | 'code' | 'address', subject: string, count: number) =>
  asActor({ kind: 'system' }, async (tx) => {
    for (let tried = 0; tried < count; tried += 1) {
      await sql`select check_rate_limit(${`sign-in:${kind}:${subject}`}, ${TRIES[kind].max},
        ${TRIES[kind].window}::interval)`.execute(tx);
    }
  });
const leaveOneTry = (kind: 'account' | 'address', subject: string) =>
  countTries(kind, subject, TRIES[kind].max - 1);
const closedToSignedOut = (kind: 'account' | 'code', subject: string) =>
  countTries(kind, subject, TRIES[kind].max);

describe('trying passwords', () => {
  it('is locked per account with an honest message, whatever the address, and recorded', async () => {
    const person = await member();
    const wrong = { ...person, password: 'errada demais' };
    for (let tried = 0; tried < TRIES.account.max; tried += 1) {
      expect((await signIn(wrong)).status).toBe(401);
    }
    const from = nextAddress();
    const locked = await signIn(person, {}, { from });
    expect([locked.status, sessionIn(locked)]).toEqual([429, '']);
    expect(locked.text).toContain('Muitas tentativas');
    expect(await eventsOf('sign_in_locked')).toEqual([
      { user_id: person.id, ip_address: from, severity: 'warning' },
    ]);
    expect(
      (await eventsOf('sign_in_failed')).filter(({ user_id }) => user_id === person.id),
    ).toHaveLength(TRIES.account.max);
    // An address nobody has is locked in the same words: the lock discloses nothing either.
    const withoutRole = { email: `${randomUUID()}@nobody.example`, password: 'errada demais' };
    await leaveOneTry('account', withoutRole.email);
    expect((await signIn(withoutRole)).status).toBe(401);
    expect((await signIn(withoutRole)).status).toBe(429);
  });

  it('counts only what failed', async () => {
    const person = await member();
    await leaveOneTry('account', person.email);
    for (let tried = 0; tried < 3; tried += 1) {
      expect((await signIn(person)).status).toBe(303);
    }
    expect((await signIn({ ...person, password: 'errada demais' })).status).toBe(401);
    expect((await signIn(person)).status).toBe(429);
  });

  it('is locked per address, whatever the account', async () => {
    const from = nextAddress();
    const tryUnknown = () => {
      const withoutRole = { email: `${randomUUID()}@nobody.example`, password: 'errada demais' };
      return signIn(withoutRole, {}, { from });
    };
    await leaveOneTry('address', from);
    expect((await tryUnknown()).status).toBe(401);
    expect((await tryUnknown()).status).toBe(429);
  });

  it('at an open session counts like one at sign-in', async () => {
    const person = await member();
    const cookie = sessionIn(await signIn(person));
    const guess = () =>
      post(
        site(),
        authPaths.password,
        { currentPassword: 'errada', password: 'bigorna azul nove' },
        {
          cookie,
        },
      );
    await leaveOneTry('account', person.email);
    expect((await guess()).status).toBe(422);
    expect((await guess()).status).toBe(429);
    expect((await signIn(person)).status).toBe(429);
  });

  it('codes without the password before them are no second step', async () => {
    const { status, text } = await post(site(), authPaths.secondStep, { code: '123456' });
    expect([status, text.includes('Sessão expirada')]).toEqual([401, true]);
  });

  it('codes are locked after some, also across sign-ins, and recorded', async () => {
    const person = await member();
    const cookie = await withSecondStep(person);
    expect(cookie).not.toBe('');
    const statuses: number[] = [];
    for (let challenge = 0; challenge < 2; challenge += 1) {
      const first = await signIn(person);
      expect(first.headers.location).toBe(authPaths.secondStep);
      for (let tried = 0; tried < 5; tried += 1) {
        const answer = await post(
          site(),
          authPaths.secondStep,
          { code: '000000' },
          { cookie: cookiesOf(first) },
        );
        expect(sessionIn(answer)).toBe('');
        statuses.push(answer.status);
      }
    }
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 401));
    const last = await signIn(person);
    const locked = await post(
      site(),
      authPaths.secondStep,
      { code: '000000' },
      { cookie: cookiesOf(last) },
    );
    expect(locked.status).toBe(429);
    expect(locked.text).toContain('Muitas tentativas');
    expect(await eventsOf('second_step_failed')).toHaveLength(11);
  });
});

it('a recovery code opens once, tried ten times at the same moment', async () => {
  const person = await member();
  const cookie = await withSecondStep(person);
  const renewed = await post(
    site(),
    authPaths.secondFactor,
    { intent: 'renew', currentPassword: person.password },
    { cookie },
  );
  const code = textIn(/<li><code>([^<]+)</, renewed.text);
  expect(code).not.toBe('');
  const firsts = await Promise.all(Array.from({ length: 10 }, () => signIn(person)));
  const seconds = await Promise.all(
    firsts.map((first) =>
      post(site(), authPaths.secondStep, { code }, { cookie: cookiesOf(first) }),
    ),
  );
  expect(seconds.filter((answer) => sessionIn(answer) !== '')).toHaveLength(1);
  expect(seconds.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
});

describe('a browser that has signed the account in', () => {
  const wrong = { password: 'errada demais' };
  const statusOf = async (person: Person, cookie: string, given = {}) =>
    (await signIn({ ...person, ...given }, {}, { cookie })).status;

  it('signs in while ten unknown browsers have locked the account, also from a locked address', async () => {
    const person = await member();
    const cookie = deviceIn(await signIn(person));
    expect(cookie).toMatch(/^__Host-forja-device=[\w.~-]+$/);
    await closedToSignedOut('account', person.email);
    expect(await statusOf(person, '')).toBe(429);
    expect(await statusOf(person, cookie)).toBe(303);
    const from = nextAddress();
    await countTries('address', from, TRIES.address.max);
    expect((await signIn(person, {}, { from })).status).toBe(429);
    expect((await signIn(person, {}, { from, cookie })).status).toBe(303);
  });

  it('closes itself alone by guessing', async () => {
    const person = await member();
    const [one, other] = [deviceIn(await signIn(person)), deviceIn(await signIn(person))];
    for (let tried = 0; tried < TRIES.device.max; tried += 1) {
      expect(await statusOf(person, one, wrong)).toBe(401);
    }
    expect(await statusOf(person, one)).toBe(429);
    expect(await statusOf(person, other)).toBe(303);
    expect(await statusOf(person, '')).toBe(303);
  });

  it('is unknown to other accounts, and known to each that was signed in there', async () => {
    const [one, other] = [await member(), await member()];
    const first = deviceIn(await signIn(one));
    const both = deviceIn(await signIn(other, {}, { cookie: first }));
    for (const { email } of [one, other]) await closedToSignedOut('account', email);
    expect(await statusOf(other, first)).toBe(429);
    expect([await statusOf(one, both), await statusOf(other, both)]).toEqual([303, 303]);
  });

  it('becomes unknown with a new password, and the one that set it stays known', async () => {
    const person = await member();
    const elsewhere = deviceIn(await signIn(person));
    const here = await signIn(person);
    const password = 'bigorna azul nove';
    const fields = { currentPassword: person.password, password };
    const changed = await post(site(), authPaths.password, fields, { cookie: cookiesOf(here) });
    await closedToSignedOut('account', person.email);
    expect(await statusOf(person, elsewhere, { password })).toBe(429);
    expect(await statusOf(person, deviceIn(changed), { password })).toBe(303);

    const token = new URLSearchParams(
      (await makePasswordLink(person.id, { first: false })).split('?')[1],
    );
    const next = 'bigorna verde onze';
    const reset = { token: token.get('token') ?? '', password: next };
    const recovered = await post(site(), authPaths.reset, reset);
    expect(await statusOf(person, deviceIn(changed), { password: next })).toBe(429);
    expect(await statusOf(person, deviceIn(recovered), { password: next })).toBe(303);
  });

  it('becomes unknown when its user ends the other sessions', async () => {
    const person = await member();
    const elsewhere = deviceIn(await signIn(person));
    const here = cookiesOf(await signIn(person));
    const ended = await post(site(), authPaths.sessions, { end: 'others' }, { cookie: here });
    await closedToSignedOut('account', person.email);
    expect(await statusOf(person, elsewhere)).toBe(429);
    expect(await statusOf(person, deviceIn(ended))).toBe(303);
  });

  it('is not locked out of sensitive changes by unknown browsers, nor of the second step', async () => {
    const person = await member();
    const cookie = cookiesOf(await signIn(person));
    await closedToSignedOut('account', person.email);
    const again = await post(site(), authPaths.again, { password: person.password }, { cookie });
    expect(again.status).toBe(303);
    expect(await withSecondStep(person, deviceIn(again))).not.toBe('');
    await closedToSignedOut('code', person.id);
    const known = deviceIn(again);
    const code = async (device: string) => {
      const first = await signIn(person, {}, { cookie: known });
      const held = [cookiesOf(first), device].filter(Boolean).join('; ');
      return (await post(site(), authPaths.secondStep, { code: '000000' }, { cookie: held }))
        .status;
    };
    expect([await code(''), await code(known)]).toEqual([429, 401]);
  });
});

describe('more passwords at once than are hashed', () => {
  const THREADS = 4;
  const POSTS = 60;

  it('are refused with 503 and its words, and a right password signs in afterwards', async () => {
    const people = [await member(), await member()];
    // The threads that hash are kept at work, so that the queue fills however fast the machine is.
    let isFull = false;
    const keepAtWork = async () => {
      while (!isFull) await promisify(pbkdf2)('x', 'y', 200_000, 32, 'sha512');
    };
    const working = Array.from({ length: THREADS }, keepAtWork);
    const answers = await Promise.all(
      Array.from({ length: POSTS }, async (_, at) => {
        const outsider = { email: `busy-${at}@nobody.example`, password: 'errada demais' };
        const answer = await signIn(outsider, {}, { from: nextAddress() });
        isFull ||= answer.status === 503;
        return answer;
      }),
    );
    isFull = true;
    await Promise.all(working);
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(0);
    for (const { text, headers } of busy) {
      expect(text).toContain(words.refused.busy.title);
      expect(headers['retry-after']).toBe('10');
    }
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 503]));
    for (const person of people) expect(sessionIn(await signIn(person))).not.toBe('');
  });
});
