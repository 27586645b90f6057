import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { TRIES } from '#app/access/limits.ts';
import { areaPaths, authPaths } from '#app/paths.ts';
import { codeFor } from '../e2e/fixtures/authenticator.ts';
import {
  cookiesOf,
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
async function withSecondStep(person: Person): Promise<string> {
  const cookie = sessionIn(await signIn(person));
  const begin = { intent: 'begin', currentPassword: person.password };
  const { text } = await post(site(), authPaths.secondFactor, begin, { cookie });
  const confirm = {
    intent: 'confirm',
    sealed: textIn(/name="sealed" value="([^"]+)"/, text),
    code: codeFor(textIn(/<code class="key">([^<]+)</, text)),
  };
  return sessionIn(await post(site(), authPaths.secondFactor, confirm, { cookie }));
}

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
    // An address nobody has is locked in the same words: the lock tells nothing either.
    const nobody = { email: `${randomUUID()}@nobody.example`, password: 'errada demais' };
    for (let tried = 0; tried < TRIES.account.max; tried += 1) {
      expect((await signIn(nobody)).status).toBe(401);
    }
    expect((await signIn(nobody)).status).toBe(429);
  });

  it('counts only what failed', async () => {
    const person = await member();
    for (let tried = 0; tried <= TRIES.account.max; tried += 1) {
      expect((await signIn(person)).status).toBe(303);
    }
    for (let tried = 0; tried < TRIES.account.max; tried += 1) {
      expect((await signIn({ ...person, password: 'errada demais' })).status).toBe(401);
    }
    expect((await signIn(person)).status).toBe(429);
  });

  it('is locked per address, whatever the account', async () => {
    const from = nextAddress();
    const answers: number[] = [];
    for (let tried = 0; tried <= TRIES.address.max; tried += 1) {
      const nobody = { email: `${randomUUID()}@nobody.example`, password: 'errada demais' };
      answers.push((await signIn(nobody, {}, { from })).status);
    }
    expect(answers.slice(0, -1).every((status) => status === 401)).toBe(true);
    expect(answers.at(-1)).toBe(429);
  });

  it('at an open session counts like trying at the door', async () => {
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
    for (let tried = 0; tried < TRIES.account.max; tried += 1)
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
