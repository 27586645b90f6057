import { beforeAll, describe, expect, test } from 'vitest';
import { draftOf, inventLead, sendInvented } from '../testing/invented-scores.ts';
import { makePerson, ROLES, type Role } from '../testing/people.ts';
import type { TestRule } from '../testing/score-lead.ts';
import {
  actorSql,
  FORBIDDEN,
  ownerSql,
  refusalOf,
  useScratchDatabase,
} from '../testing/scratch-database.ts';

useScratchDatabase();

const RULE: TestRule = {
  kind: 'phone',
  name: 'Fone',
  points: 5,
  subject: null,
  test: null,
  words: [],
  atLeast: null,
};
const ANYBODY = { kind: 'anonymous', client: 'x' } as const;

describe('scores and their rules', () => {
  const people = {} as Record<Role | 'client' | 'partner', string>;
  let lead = '';
  let used = '';
  let draft = '';
  beforeAll(async () => {
    for (const role of ROLES) people[role] = await makePerson({ role });
    people.client = await makePerson();
    people.partner = await makePerson({ role: 'admin', product: 'doavya' });
    lead = await sendInvented(inventLead(1));
    draft = await draftOf([RULE]);
    const [row] = await ownerSql<{ id: string }>(
      'select id from public.score_versions where is_active',
    );
    used = row?.id ?? '';
  });
  const as = (who: keyof typeof people) => ({ kind: 'user', userId: people[who] }) as const;
  const reason = `select * from public.lead_score_of('LEAD')`;
  const preview = `select * from public.score_preview('DRAFT', 'infinity',
    'ffffffff-ffff-ffff-ffff-ffffffffffff')`;
  const changes = `select * from public.score_changes('DRAFT', array['LEAD']::uuid[])`;
  const filled = (text: string) => text.replace('LEAD', lead).replace('DRAFT', draft);

  test('users who read leads see the reasons of a score, in their own products', async () => {
    for (const role of ROLES) {
      expect(await actorSql(as(role), filled(reason))).toHaveLength(6);
    }
    expect(await actorSql(as('partner'), filled(reason))).toEqual([]);
    expect(await refusalOf(as('client'), filled(reason))).toBe('PT403');
    expect(await refusalOf(ANYBODY, filled(reason))).toBe('42501');
  });

  test('a preview needs settings and leads, and shows the user’s own products alone', async () => {
    const may = ['superadmin', 'admin'] as const;
    for (const role of may) expect(await actorSql(as(role), filled(preview))).toHaveLength(1);
    for (const ask of [preview, changes]) {
      expect(await actorSql(as('partner'), filled(ask))).toEqual([]);
      for (const who of ['manager', 'analyst', 'viewer', 'client'] as const) {
        expect([who, await refusalOf(as(who), filled(ask))]).toEqual([who, 'PT403']);
      }
      expect(await refusalOf(ANYBODY, filled(ask))).toBe('42501');
    }
  });

  test('versions and rules are for users who manage settings', async () => {
    const writes = [
      `select public.draft_score_version('${used}')`,
      `select public.drop_score_draft('${draft}')`,
      `select public.use_score_version('${draft}')`,
      `insert into public.score_rules (version_id, name, kind, points)
         values ('${draft}', 'Outra', 'phone', 1)`,
    ];
    for (const write of writes) {
      for (const who of ['manager', 'analyst', 'viewer', 'client'] as const) {
        expect([who, write, await refusalOf(as(who), write)]).toEqual([
          who,
          write,
          expect.stringMatching(FORBIDDEN),
        ]);
      }
      expect(await refusalOf(ANYBODY, write)).toBe('42501');
      expect([write, await refusalOf(as('admin'), write)]).toEqual([write, 'none']);
    }
    for (const who of ['admin', 'superadmin'] as const) {
      expect(await refusalOf(as(who), `select public.score_batch('${used}')`)).toBe('42501');
      expect(await refusalOf(as(who), `select public.resume_score_runs('0')`)).toBe('42501');
      expect(await refusalOf(as(who), 'update public.score_versions set number = 9')).toBe('42501');
    }
  });

  test('the rules of a used version are immutable, and no rule moves to another version', async () => {
    for (const change of [
      `insert into public.score_rules (version_id, name, kind, points)
         values ('${used}', 'Outra', 'phone', 1)`,
      `update public.score_rules set points = 1 where version_id = '${used}'`,
      `delete from public.score_rules where version_id = '${used}'`,
      `update public.score_rules set version_id = '${used}' where version_id = '${draft}'`,
    ]) {
      expect([change, await refusalOf(as('admin'), change)]).toEqual([change, 'PT409']);
    }
    expect(
      await actorSql(as('admin'), `select public.drop_score_draft('${used}') as gone`),
    ).toEqual([{ gone: false }]);
  });

  test('only a version with rules is activated, and not the active one', async () => {
    const put = (version: string) =>
      refusalOf(as('admin'), `select public.use_score_version('${version}')`);
    expect(await put(used)).toBe('PT409');
    expect(await put('00000000-0000-4000-8000-000000000000')).toBe('PT409');
    await ownerSql('delete from public.score_rules where version_id = $1', [draft]);
    expect(await put(draft)).toBe('PT409');
  });

  test.each([
    [
      'an answer of no question',
      `kind, subject, test, words) values ('answer', 'nome', 'filled', '{}'`,
    ],
    ['no words to be one of', `kind, subject, test) values ('answer', 'field:nome', 'one_of'`],
    [
      'words where any answer counts',
      `kind, subject, test, words) values ('campaign', 'medium', 'filled', '{a}'`,
    ],
    ['pages of an unknown kind', `kind, at_least, words) values ('pages', 1, '{admin}'`],
    ['pages without a number', `kind, words) values ('pages', '{faq}'`],
    ['a subject that it has not', `kind, subject) values ('phone', 'own'`],
    ['whose mail', `kind) values ('mail'`],
    ['an unknown kind', `kind) values ('sql'`],
  ])('the table takes no rule with %s', async (_, rest) => {
    const insert = rest.replace(') values (', `, version_id, name, points) values (`);
    expect(
      await refusalOf(
        as('admin'),
        `insert into public.score_rules (${insert}, '${draft}', 'X', 1)`,
      ),
    ).toBe('23514');
  });
});
