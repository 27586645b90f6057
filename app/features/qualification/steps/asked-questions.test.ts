import { describe, expect, it } from 'vitest';
import type { Condition, FormField } from '../form-definition.ts';
import { askedQuestions } from './asked-questions.ts';

const field = (name: string, more: Partial<FormField> = {}): FormField => ({
  ...{ name, label: name, type: 'text', required: false, placeholder: '', options: [] },
  ...more,
});
type Answers = Readonly<Record<string, readonly string[]>>;
const namesOf = (
  fields: FormField[],
  answers: Answers,
  steps?: { title: string; when?: Condition[] }[],
) =>
  askedQuestions({ fields, ...(steps && { steps }) }, (name) => answers[name] ?? []).map(
    ({ name }) => name,
  );

describe('a question with a condition', () => {
  const when = (condition: Omit<Condition, 'question'>) => [
    field('servico'),
    field('quantos', { when: [{ question: 'servico', ...condition }] }),
  ];

  it.each([
    [{ values: ['jogos', 'apps'] }, ['apps'], true],
    [{ values: ['jogos', 'apps'] }, ['ia'], false],
    [{ values: ['jogos'] }, [], false],
    [{ values: ['jogos'] }, ['ia', 'jogos'], true],
    [{ values: ['jogos'], not: true }, ['ia'], true],
    [{ values: ['jogos'], not: true }, ['jogos'], false],
    [{ values: ['jogos'], not: true }, [], true],
    [{}, ['ia'], true],
    [{}, [], false],
    [{ not: true }, [], true],
    [{ not: true }, ['ia'], false],
  ])('%j, answered %j: asked is %s', (condition, servico, isAsked) => {
    expect(namesOf(when(condition), { servico }).includes('quantos')).toBe(isAsked);
  });

  it('is asked only where all conditions hold', () => {
    const fields = [
      field('a'),
      field('b'),
      field('c', { when: [{ question: 'a' }, { question: 'b', not: true }] }),
    ];
    expect(namesOf(fields, { a: ['x'] })).toEqual(['a', 'b', 'c']);
    expect(namesOf(fields, { a: ['x'], b: ['y'] })).toEqual(['a', 'b']);
  });

  it('does not count the answer to a question that is not asked', () => {
    const fields = [
      field('a'),
      field('b', { when: [{ question: 'a' }] }),
      field('c', { when: [{ question: 'b' }] }),
    ];
    expect(namesOf(fields, { b: ['typed before'] })).toEqual(['a']);
    expect(namesOf(fields, { a: ['x'], b: ['typed before'] })).toEqual(['a', 'b', 'c']);
  });

  it('takes a question that does not exist, comes later or is itself for unanswered', () => {
    const fields = [
      field('a', { when: [{ question: 'b' }] }),
      field('b', { when: [{ question: 'gone' }] }),
      field('c', { when: [{ question: 'c' }] }),
      field('d', { when: [{ question: 'gone', not: true }] }),
    ];
    expect(namesOf(fields, { a: ['x'], b: ['x'], c: ['x'], gone: ['x'] })).toEqual(['d']);
  });
});

describe('a step with a condition', () => {
  const steps = [{ title: 'Um' }, { title: 'Dois', when: [{ question: 'a' }] }, { title: 'Três' }];
  const fields = [
    field('a'),
    field('b', { step: 1 }),
    field('c', { step: 1 }),
    field('d', { step: 2 }),
  ];

  it('has all its questions or none', () => {
    expect(namesOf(fields, {}, steps)).toEqual(['a', 'd']);
    expect(namesOf(fields, { a: ['x'] }, steps)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('is unknown to the form: its questions are asked', () => {
    expect(namesOf([field('a', { step: 7 })], {}, steps)).toEqual(['a']);
  });
});
