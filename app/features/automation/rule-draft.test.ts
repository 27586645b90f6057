import { describe, expect, test } from 'vitest';
import { ruleIn } from './check-rule.ts';
import type { RuleBody } from './rule.ts';
import {
  aboutSubject,
  applyEdit,
  blankAct,
  blankRule,
  draftIn,
  draftOf,
  type RuleDraft,
} from './rule-draft.ts';

const RULE: RuleBody & { isActive: boolean } = {
  name: 'Regra',
  subject: 'lead',
  product: 'forja',
  starts: { kind: 'due', what: 'answer', side: 'before', hours: 2 },
  conditions: [
    { field: 'score', op: 'at_least', value: 80 },
    { field: 'source', op: 'one_of', value: ['website', 'doavya'] },
    { field: 'email', op: 'filled' },
  ],
  acts: [
    { kind: 'task', title: 'Ligar', due: { n: 2, unit: 'hours' }, owner: 'owner' },
    { kind: 'owner', owner: null },
    { kind: 'notice', to: ['owner', 'u1'] },
    { kind: 'draft', channel: 'whatsapp', template: 'welcome' },
  ],
  mailsOutside: false,
  isActive: true,
};
const draft = (part: Partial<RuleDraft>): RuleDraft => ({
  ...draftOf(RULE, (id) => id),
  ...part,
});

/** What the editor posts of a draft. */
function posted(one: RuleDraft): FormData {
  const form = new FormData();
  for (const name of ['name', 'subject', 'product'] as const) form.set(name, one[name]);
  for (const [name, value] of Object.entries(one.start)) form.set(`start.${name}`, value);
  one.conditions.forEach(({ field, op, value, values }, at) => {
    for (const [name, text] of Object.entries({ field, op, value }))
      form.set(`c.${at}.${name}`, text);
    for (const each of values) form.append(`c.${at}.values`, each);
  });
  one.acts.forEach(({ key: _, to, ...act }, at) => {
    for (const [name, text] of Object.entries(act)) form.set(`a.${at}.${name}`, text);
    for (const each of to) form.append(`a.${at}.to`, each);
  });
  if (one.isActive) form.set('is_active', 'on');
  return form;
}

describe('a rule as it is typed', () => {
  test('round-trips its rule, before and after a post', () => {
    const { isActive: _, ...body } = RULE;
    expect(ruleIn(draft({}))).toEqual({ rule: body });
    expect(ruleIn(draftIn(posted(draft({}))))).toEqual({ rule: body });
  });

  test('reports each error at its field', () => {
    const [task] = draft({}).acts;
    if (!task) throw new Error('The rule has no act.');
    const mistakes = ruleIn(
      draft({
        name: '',
        start: { ...draft({}).start, hours: '1,5' },
        conditions: [{ key: 'c0', field: 'score', op: 'at_least', value: 'oitenta', values: [] }],
        acts: [{ ...task, title: '' }],
      }),
    );
    expect(mistakes).toEqual({
      mistakes: {
        name: 'required',
        'start.hours': 'hours',
        'c.0.value': 'number',
        'a.0.title': 'required',
      },
    });
    expect(ruleIn(draft({ acts: [] }))).toEqual({ mistakes: { acts: 'required' } });
  });

  test('reads amounts as they are typed here', () => {
    const read = (value: string) => {
      const outcome = ruleIn(
        draft({ conditions: [{ key: 'c0', field: 'score', op: 'is', value, values: [] }] }),
      );
      return 'rule' in outcome ? outcome.rule.conditions[0]?.value : undefined;
    };
    expect(['85.000', '85.000,50', '85000.5', '12'].map(read)).toEqual([
      85000, 85000.5, 85000.5, 12,
    ]);
  });

  test('gains and loses lines, and keeps what another subject has too', () => {
    const more = applyEdit(applyEdit(blankRule(), 'condition'), 'act');
    expect([more.conditions.length, more.acts.length]).toEqual([1, 2]);
    expect(applyEdit(more, 'unact:0').acts.map(({ key }) => key)).toEqual(['a1']);
    expect(applyEdit(more, 'uncondition:0').conditions).toEqual([]);
    const deal = aboutSubject(draft({}), 'deal');
    expect(deal.conditions.map(({ field }) => field)).toEqual(['source']);
    expect(deal.start).toMatchObject({ field: 'stage', what: 'close' });
  });

  test('about a ticket does what tickets have', () => {
    const ticket = aboutSubject(draft({}), 'ticket');
    expect(ticket.acts.map(({ kind }) => kind)).toEqual(['owner', 'owner', 'notice', 'draft']);
    expect(ticket.start).toMatchObject({ field: 'status', what: 'answer' });
    const written = ruleIn({
      ...ticket,
      acts: [
        { ...blankAct('status', 'a0'), value: 'solved' },
        { ...blankAct('draft', 'a1'), channel: 'whatsapp', template: 'welcome' },
      ],
    });
    expect('rule' in written && written.rule.acts).toEqual([
      { kind: 'status', to: 'solved' },
      { kind: 'draft', channel: 'mail', template: 'welcome' },
    ]);
    expect(ruleIn({ ...ticket, acts: [blankAct('tag', 'a0')] })).toEqual({
      mistakes: { 'a.0.kind': 'choose' },
    });
    expect(ruleIn({ ...ticket, acts: [blankAct('priority', 'a0')] })).toEqual({
      mistakes: { 'a.0.value': 'choose' },
    });
  });

  test('sends external mail only with an action that does so', () => {
    const result = ruleIn(draft({ mailsOutside: true }));
    expect('rule' in result && result.rule.mailsOutside).toBe(false);
  });
});
