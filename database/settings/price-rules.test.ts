import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Actor } from '../../app/platform/database/actor.server.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';

useScratchDatabase();

const CHECK_VIOLATION = '23514';
const PERMISSION_DENIED = '42501';
const visitor: Actor = { kind: 'anonymous', client: 'somebody' };
const server: Actor = { kind: 'system' };

const COLUMNS = `service, question, answer, price_least_cents, price_most_cents, weeks_least, weeks_most`;
const stored = (values: string) =>
  ownerSql(`insert into public.price_rules (${COLUMNS}) values (${values})`);

describe('a rule', () => {
  test.each([
    ['of an unknown service', `'games', null, null, 100, 100, 1, 1`],
    ['of an unknown answer', `'consulting', 'people', 'other', 100, 100, 1, 1`],
    ['of an answer without a question', `'consulting', null, 'upTo10', 100, 100, 1, 1`],
    ['of a question without an answer', `'consulting', 'people', null, 100, 100, 1, 1`],
    ['with centavos', `'consulting', null, null, 150, 200, 1, 1`],
    ['whose ends are exchanged', `'consulting', null, null, 300, 200, 1, 1`],
    ['of a service below zero', `'consulting', null, null, -100, 200, 1, 1`],
    ['of a service without a week', `'consulting', null, null, 100, 200, 0, 1`],
    ['beyond ten million reais', `'consulting', null, null, 100, 1000000100, 1, 1`],
  ])('%s is refused', async (_, values) => {
    await expect(stored(values)).rejects.toMatchObject({ code: CHECK_VIOLATION });
  });

  test('is one for a service, and one for each of its answers', async () => {
    await stored(`'consulting', null, null, 100, 200, 1, 1`);
    await stored(`'consulting', 'people', 'upTo10', -100, 0, 0, 0`);
    await expect(stored(`'consulting', null, null, 100, 300, 1, 1`)).rejects.toMatchObject({
      code: '23505',
    });
  });
});

describe('the estimate of a lead', () => {
  const send = (estimate: object) =>
    actorSql<{ outcome: string }>(
      visitor,
      `select outcome from public.submit_lead(p_id => '${randomUUID()}', p_form_id => null,
        p_source => 'contact_form', p_form_data => '{"name": "Ana"}',
        p_estimate => '${JSON.stringify(estimate)}')`,
    );

  test('is stored with it, and names its service', async () => {
    const [answer] = await send({ service: 'automationAi', range: null });
    expect(answer?.outcome).toBe('accepted');
    expect(
      await ownerSql('select service, estimate from public.qualification_submissions'),
    ).toEqual([{ service: 'automationAi', estimate: { service: 'automationAi', range: null } }]);
  });

  test.each([
    ['an unknown service', { service: 'games' }],
    ['more than two kilobytes', { service: 'consulting', text: 'x'.repeat(2100) }],
  ])('%s is refused', async (_, estimate) => {
    await expect(send(estimate)).rejects.toMatchObject({ code: CHECK_VIOLATION });
  });

  test('cannot be inserted or changed directly', async () => {
    const insert = `insert into public.qualification_submissions (form_data, estimate)
      values ('{}', '{"service": "consulting"}')`;
    expect(await refusalOf(visitor, insert)).toBe(PERMISSION_DENIED);
    const update = 'update public.qualification_submissions set estimate = null';
    expect(await refusalOf({ kind: 'user', userId: randomUUID() }, update)).toBe(PERMISSION_DENIED);
    expect(await refusalOf(server, update)).toBe(PERMISSION_DENIED);
    expect(await refusalOf(visitor, 'select estimate from public.qualification_submissions')).toBe(
      PERMISSION_DENIED,
    );
  });
});
