import { beforeAll, describe, expect, test } from 'vitest';
import { makePerson } from '../testing/people.ts';
import {
  actorSql,
  FORBIDDEN,
  ownerSql,
  refusalOf,
  useScratchDatabase,
} from '../testing/scratch-database.ts';
import { lead, makeRule, runAll, runsOf } from './rules.ts';

const MISSING = '42501';

describe('rules, tags and drafts', () => {
  useScratchDatabase();
  const people = {} as Record<
    'admin' | 'partner' | 'manager' | 'other' | 'viewer' | 'client',
    string
  >;
  let own = '';
  let foreign = '';
  let run = '';
  beforeAll(async () => {
    people.admin = await makePerson({ role: 'admin' });
    people.partner = await makePerson({ role: 'admin', product: 'doavya' });
    people.manager = await makePerson({ role: 'manager' });
    people.other = await makePerson({ role: 'manager', product: 'doavya' });
    people.viewer = await makePerson({ role: 'viewer' });
    people.client = await makePerson();
    const acts = [
      { kind: 'draft', channel: 'mail', template: 'welcome' },
      { kind: 'notice', to: [people.manager] },
    ];
    const rule = await makeRule({ name: 'Da Forja', product: 'forja', acts });
    await makeRule({ name: 'De todos', active: false });
    await makeRule({ name: 'Da Doavya', product: 'doavya', active: false });
    foreign = await lead({ source: 'doavya' });
    own = await lead();
    await runAll();
    run = (await runsOf(rule))[0]?.id ?? '';
  });
  const as = (who: keyof typeof people) => ({ kind: 'user', userId: people[who] }) as const;
  const names = async (who: keyof typeof people) =>
    (
      await actorSql<{ name: string }>(
        as(who),
        'select name from public.automation_rules order by name',
      )
    ).map(({ name }) => name);

  test('rules are read and written by permitted users, in their products only', async () => {
    expect(await names('admin')).toEqual(['Da Doavya', 'Da Forja', 'De todos']);
    expect(await names('partner')).toEqual(['Da Doavya']);
    for (const who of ['manager', 'viewer', 'client'] as const)
      expect(await names(who)).toEqual([]);
    const insert = (product: string) => `insert into public.automation_rules
      (name, subject, product, starts, acts) values ('Nova', 'lead', ${product},
        '{"kind": "arrives"}', '[{"kind": "owner", "owner": null}]')`;
    expect(await refusalOf(as('partner'), insert(`'doavya'`))).toBe('none');
    expect(await refusalOf(as('partner'), insert(`'forja'`))).toBe(MISSING);
    expect(await refusalOf(as('partner'), insert('null'))).toBe(MISSING);
    expect(await refusalOf(as('manager'), insert(`'forja'`))).toBe(MISSING);
    // Nor may a user move a rule of theirs to another product.
    const moved = `update public.automation_rules set product = null where product = 'doavya'`;
    expect(await refusalOf(as('partner'), moved)).toBe(MISSING);
    expect(
      await actorSql(
        as('partner'),
        `update public.automation_rules set is_active = false
      where product = 'forja' returning id`,
      ),
    ).toEqual([]);
  });

  test('a rule has only what the engine supports', async () => {
    const wrong = (starts: string, conditions: string, acts: string) =>
      refusalOf(
        as('admin'),
        `insert into public.automation_rules
        (name, subject, starts, conditions, acts)
        values ('Nova', 'lead', '${starts}', '${conditions}', '${acts}')`,
      );
    const start = '{"kind": "arrives"}';
    const act = '[{"kind": "owner", "owner": null}]';
    for (const given of [
      ['{"kind": "sometimes"}', '[]', act],
      ['{"kind": "changes", "field": "company"}', '[]', act],
      ['{"kind": "silent", "days": 0}', '[]', act],
      ['{"kind": "silent", "days": "many"}', '[]', act],
      ['{"kind": "due", "what": "close", "side": "before", "hours": 1}', '[]', act],
      [start, '[{"field": "form_data", "op": "is", "value": "x"}]', act],
      [start, '[{"field": "score", "op": "contains", "value": 3}]', act],
      [start, '[{"field": "score", "op": "at_least", "value": "80; drop"}]', act],
      [start, '[]', '[{"kind": "shell", "command": "ls"}]'],
      [start, '[]', '[{"kind": "draft", "channel": "mail", "template": "unknown"}]'],
      [start, '[]', `[{"kind": "owner", "owner": "${people.other}"}]`],
      [start, '[]', `[{"kind": "notice", "to": ["${people.client}"]}]`],
    ]) {
      expect([given, await wrong(...(given as [string, string, string]))]).toEqual([
        given,
        'PT422',
      ]);
    }
  });

  test('runs, drafts and tags are visible and undone only in the user’s products', async () => {
    const seen = (who: keyof typeof people) =>
      actorSql(as(who), 'select id from public.automation_runs');
    expect(await seen('admin')).toHaveLength(1);
    for (const who of ['partner', 'manager', 'client'] as const)
      expect(await seen(who)).toEqual([]);
    const [draft] = await ownerSql<{ id: string }>('select id from public.crm_message_drafts');
    const tag = (id: string) => `select public.tag_subject('lead', '${id}', 'Quente')`;
    for (const [who, call] of [
      ['partner', `select public.undo_rule_run('${run}')`],
      ['manager', `select public.undo_rule_run('${run}')`],
      ['other', `select public.drop_message_draft('${draft?.id}')`],
      ['viewer', `select public.drop_message_draft('${draft?.id}')`],
      ['other', tag(own)],
      ['viewer', tag(own)],
      ['client', tag(own)],
      ['manager', `select public.make_tag('Nova')`],
      ['admin', 'select public.run_automation()'],
      ['admin', 'select public.find_rule_moments()'],
      ['client', `insert into public.crm_tags (name) values ('x')`],
    ] as const) {
      expect([who, call, await refusalOf(as(who), call)]).toEqual([
        ...[who, call],
        expect.stringMatching(FORBIDDEN),
      ]);
    }
    expect(await refusalOf(as('other'), tag(foreign))).toBe('none');
    await actorSql(as('manager'), tag(own));
    await actorSql(as('manager'), tag(own).replace('Quente', ' quente '));
    expect(await actorSql(as('viewer'), 'select id from public.crm_tag_links')).toHaveLength(1);
    expect(await actorSql(as('other'), 'select id from public.crm_tag_links')).toEqual([]);
  });

  test('a notice is read by its recipient, and sending a message deletes its draft', async () => {
    const mine = (who: keyof typeof people) =>
      actorSql<{ id: string }>(as(who), 'select id from public.automation_notices');
    const [notice] = await mine('manager');
    expect(await mine('admin')).toEqual([]);
    const read = (who: keyof typeof people) =>
      actorSql<{ n: number }>(as(who), `select public.read_rule_notices('{${notice?.id}}') as n`);
    expect(await read('admin')).toEqual([{ n: 0 }]);
    expect(await read('manager')).toEqual([{ n: 1 }]);
    await actorSql(
      as('manager'),
      `select public.send_crm_message(gen_random_uuid(), jsonb_build_object('subject_kind', 'lead',
        'subject_id', '${own}', 'channel', 'whatsapp', 'body', 'Oi'))`,
    );
    expect(await ownerSql('select from public.crm_message_drafts')).toHaveLength(1);
    const [address] = await ownerSql<{ email: string }>(
      `select form_data ->> 'email' as email from public.qualification_submissions where id = $1`,
      [own],
    );
    await actorSql(
      as('manager'),
      `select public.send_crm_message(gen_random_uuid(), jsonb_build_object('subject_kind', 'lead',
        'subject_id', '${own}', 'channel', 'mail', 'recipient', '${address?.email}', 'subject', 'Oi',
        'body', 'Oi'))`,
    );
    expect(await ownerSql('select from public.crm_message_drafts')).toEqual([]);
  });
});
