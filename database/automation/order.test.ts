import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { Refusal } from '../../app/access/commands/command.server.ts';
import { moveRule } from '../../app/features/automation/commands/move-rule.server.ts';
import { saveRule } from '../../app/features/automation/commands/save-rule.server.ts';
import type { RuleBody } from '../../app/features/automation/rule.ts';
import { blankRule } from '../../app/features/automation/rule-draft.ts';
import { listRules } from '../../app/features/automation/rules.store.server.ts';
import { asActor } from '../../app/platform/database/actor.server.ts';
import { makePerson } from '../testing/people.ts';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { makeRule } from './rules.ts';

describe('the order of rules', () => {
  useScratchDatabase();
  const people = { admin: '', manager: '' };
  beforeAll(async () => {
    people.admin = await makePerson({ role: 'admin' });
    people.manager = await makePerson({ role: 'manager' });
    // As they were before there was an order to set: all alike, by when they were written.
    for (const name of ['Um', 'Dois', 'Três']) await makeRule({ name });
  });
  const asAdmin = { kind: 'user', userId: '' } as const;
  const admin = () => ({ ...asAdmin, userId: people.admin });
  const order = () =>
    asActor(admin(), async (tx) => (await listRules(tx)).map(({ name }) => name).join(' '));
  const idOf = async (name: string) =>
    (
      await ownerSql<{ id: string }>('select id from public.automation_rules where name = $1', [
        name,
      ])
    )[0]?.id ?? randomUUID();
  const posted = { url: new URL('https://site.example/admin/automation'), ready: undefined };
  /** Undefined once the rule has moved, else the code of the refusal. */
  const move = async (name: string, intent: 'up' | 'down', userId = people.admin) => {
    const id = await idOf(name);
    const user = { kind: 'user', userId } as const;
    return asActor(user, async (tx) => {
      await moveRule.run({ ...posted, tx, user, input: { id, intent } });
    }).catch((error) => (error instanceof Refusal ? error.code : Promise.reject(error)));
  };

  test('is changed by one position at a time, within its ends', async () => {
    expect(await move('Três', 'up')).toBeUndefined();
    expect(await order()).toBe('Um Três Dois');
    expect(await move('Um', 'down')).toBeUndefined();
    expect(await order()).toBe('Três Um Dois');
    // The first and the last stay where they are.
    expect(await move('Três', 'up')).toBeUndefined();
    expect(await move('Dois', 'down')).toBeUndefined();
    expect(await move('Ninguém', 'down')).toBe('gone');
    expect(await order()).toBe('Três Um Dois');
  });

  test('a new rule is the last one', async () => {
    const body: RuleBody = {
      ...{ name: 'Quatro', subject: 'lead', product: null, mailsOutside: false },
      ...{ starts: { kind: 'arrives' }, conditions: [], acts: [{ kind: 'owner', owner: null }] },
    };
    const ready = { rule: body, typed: { ...blankRule(), isActive: false } };
    const input = { id: null, revision: 0, confirmed: undefined };
    await asActor(admin(), (tx) => saveRule.run({ ...posted, tx, user: admin(), input, ready }));
    expect(await order()).toBe('Três Um Dois Quatro');
  });

  test('is refused without settings:manage, and switches no rule on again', async () => {
    const armed = () =>
      ownerSql('select rule_id, armed_at from public.automation_standings order by rule_id');
    const before = await armed();
    await move('Um', 'down');
    expect(await armed()).toEqual(before);
    const stored = await order();
    await move('Um', 'down', people.manager).catch(() => false);
    expect(await order()).toBe(stored);
  });
});
