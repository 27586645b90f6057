import { describe, expect, it } from 'vitest';
import { applyEdit } from '../draft-edits.ts';
import { checkDraft } from '../form-draft.schema.ts';
import type { ConditionDraft } from '../form-draft.ts';
import { draftOf, type FormDraft, type QuestionDraft } from '../form-draft.ts';

const both = (text: string) => ({ pt: text, en: text });
const is = (question: string, ...values: string[]): ConditionDraft => ({
  ...{ key: 'condition-0', question, test: values.length > 0 ? 'is' : 'answered', values },
});
const question = (key: string, more: Partial<QuestionDraft> = {}): QuestionDraft => ({
  ...{ key, name: '', label: both(key), type: 'text', required: false, placeholder: both('') },
  ...{ property: '', customField: '', options: [], step: '', when: [] },
  ...more,
});
const kind = (more: Partial<QuestionDraft> = {}) =>
  question('kind', {
    type: 'select',
    options: [
      { key: 'o1', value: 'jogos', label: both('Jogos') },
      { key: 'o2', value: '', label: both('Aplicativos') },
    ],
    ...more,
  });
const draft = (questions: QuestionDraft[], steps: FormDraft['steps'] = []): FormDraft => ({
  ...{ name: 'Caso', title: both('Título'), description: both(''), thankYouTitle: both('Ok') },
  ...{ thankYouMessage: both('Até já'), whatsapp: false, delay: '3', pages: [], source: '' },
  steps,
  questions,
});
const step = (key: string, when: ConditionDraft[] = []) => ({ key, title: both(key), when });
const mistakes = (given: FormDraft) => {
  const checked = checkDraft(given, new Map());
  return checked.ok ? {} : checked.mistakes;
};

describe('conditions of a draft', () => {
  it('are stored by field names and values, and read back as they were', () => {
    const given = draft(
      [
        kind({ step: 'a' }),
        question('size', { step: 'a', when: [is('kind', 'o2')] }),
        question('mail', { step: 'b', type: 'email', property: 'email' }),
      ],
      [step('a'), step('b', [is('size')])],
    );
    const checked = checkDraft(given, new Map());
    if (!checked.ok) throw new Error(JSON.stringify(checked.mistakes));
    const { definition } = checked;
    expect(definition.steps).toEqual([
      { title: 'a', title_en: 'a', conditions: [] },
      { title: 'b', title_en: 'b', conditions: [{ question: 'size' }] },
    ]);
    expect(definition.fields.map(({ step: at, conditions }) => [at, conditions])).toEqual([
      [0, []],
      [0, [{ question: 'kind', values: ['aplicativos'] }]],
      [1, []],
    ]);
    const stored = {
      ...definition,
      fields: definition.fields.map((field, index) => ({ ...field, id: `id-${index}` })),
    };
    const again = draftOf(given, stored);
    expect(again.questions[1]?.when).toEqual([
      { key: 'condition-0', question: 'id-0', test: 'is', values: ['aplicativos'] },
    ]);
    const names = new Map(stored.fields.map(({ id, field_name }) => [id, field_name]));
    const second = checkDraft(again, names);
    expect(second.ok && second.definition.fields[1]?.conditions).toEqual(
      definition.fields[1]?.conditions,
    );
  });

  it('may name earlier questions only', () => {
    expect(mistakes(draft([question('size', { when: [is('kind', 'o1')] }), kind()]))).toEqual({
      'size.condition-0': 'conditionLater',
    });
    expect(mistakes(draft([kind(), question('size', { when: [is('gone')] })]))).toEqual({
      'size.condition-0': 'conditionMissing',
    });
    expect(mistakes(draft([kind(), question('size', { when: [is('')] })]))).toEqual({
      'size.condition-0': 'conditionMissing',
    });
  });

  it('may not wait for each other', () => {
    const three = draft([
      question('a', { when: [is('c')] }),
      question('b', { when: [is('a')] }),
      question('c', { when: [is('b')] }),
    ]);
    expect(new Set(Object.values(mistakes(three)))).toEqual(new Set(['conditionCycle']));
    expect(mistakes(draft([question('a', { when: [is('a')] })]))).toEqual({
      'a.condition-0': 'conditionCycle',
    });
  });

  it('name an option that is offered', () => {
    expect(
      mistakes(draft([kind(), question('size', { when: [{ ...is('kind'), test: 'is' }] })])),
    ).toEqual({ 'size.condition-0': 'conditionValues' });
  });

  it('of a step name questions of steps before it', () => {
    const questions = [kind({ step: 'a' }), question('size', { step: 'b' })];
    expect(mistakes(draft(questions, [step('a'), step('b', [is('size')])]))).toEqual({
      'b.condition-0': 'conditionLater',
    });
    expect(mistakes(draft(questions, [step('a'), step('b'), step('c')]))).toEqual({
      'c.questions': 'emptyStep',
    });
  });
});

describe('steps of a draft', () => {
  const keys = ({ questions, steps }: FormDraft) =>
    steps.map((one) => questions.filter((each) => each.step === one.key).map(({ key }) => key));
  const three = draft([question('a'), question('b'), question('c')]);

  it('begin with two, the first with every question', () => {
    const two = applyEdit(three, 'step-add');
    expect(keys(two)).toEqual([['a', 'b', 'c'], []]);
    expect(keys(applyEdit(two, 'step-remove:1'))).toEqual([]);
    expect(applyEdit(two, 'step-remove:0').questions.map(({ step: at }) => at)).toEqual([
      '',
      '',
      '',
    ]);
  });

  it('take a question from their neighbours, by buttons and by place', () => {
    const two = applyEdit(applyEdit(three, 'step-add'), 'down:2');
    expect(keys(two)).toEqual([['a', 'b'], ['c']]);
    expect(keys(applyEdit(two, 'up:2'))).toEqual([['a', 'b', 'c'], []]);
    expect(keys(applyEdit(two, 'place:0:1:0'))).toEqual([['b'], ['a', 'c']]);
    expect(keys(applyEdit(two, 'place:0:1:9'))).toEqual([['b'], ['c', 'a']]);
    expect(keys(applyEdit(two, 'step-down:0'))).toEqual([['c'], ['a', 'b']]);
    expect(keys(applyEdit(two, 'step-remove:1'))).toEqual([]);
    expect(keys(applyEdit(applyEdit(two, 'step-add'), 'step-remove:1'))).toEqual([
      ['a', 'b', 'c'],
      [],
    ]);
    expect(keys(applyEdit(two, 'add:0'))).toEqual([['a', 'b', 'new-3'], ['c']]);
  });

  it('ignore edits of what is not there', () => {
    for (const edit of ['step-up:9', 'place:9:9:9', 'when-remove:step:4:0', 'when-add:x', 'up:0']) {
      expect(applyEdit(three, edit)).toEqual(three);
    }
  });
});
