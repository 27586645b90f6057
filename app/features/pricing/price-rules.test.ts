import { describe, expect, it } from 'vitest';
import { type PriceRule, rangeOf } from './price-rules.ts';
import { answersIn, isComplete, queryOf } from './questions.ts';
import { ruleField, rulesIn, SUBJECTS } from './typed-rules.ts';

const rule = (
  question: PriceRule['question'],
  answer: string | null,
  [priceLeast, priceMost, weeksLeast, weeksMost]: [number, number, number, number],
): PriceRule => ({
  ...{ id: `${question} ${answer}`, revision: 1, service: 'automationAi', question, answer },
  ...{ priceLeast, priceMost, weeksLeast, weeksMost },
});

const RULES = [
  rule(null, null, [1_500_000, 3_000_000, 5, 10]),
  rule('people', 'upTo50', [100_000, 200_000, 0, 1]),
  rule('systems', 'whatsapp', [200_000, 400_000, 1, 1]),
  rule('systems', 'business', [400_000, 900_000, 1, 2]),
  rule('screens', 'design', [-200_000, -100_000, -1, -1]),
];

const QUERY =
  'servico=automationAi&pessoas=upTo50&sistemas=whatsapp&sistemas=business&telas=design&prazo=open';

const answersOf = (query: string) => answersIn(new URLSearchParams(query));
const rangeFor = (query: string, rules: readonly PriceRule[] = RULES) => {
  const answers = answersOf(query);
  return isComplete(answers) ? rangeOf(rules, answers) : 'incomplete';
};

describe('a range', () => {
  it('is that of the service and what each answer adds, every ticked system for itself', () => {
    expect(rangeFor(QUERY)).toEqual({
      ...{ priceLeast: 2_000_000, priceMost: 4_400_000 },
      ...{ weeksLeast: 6, weeksMost: 13 },
    });
  });

  it.each([
    ['of another service', QUERY.replace('automationAi', 'softwareApps'), RULES],
    ['without the row of the service', QUERY, RULES.slice(1)],
    ['that answers bring to nothing', QUERY, [...RULES, rule('deadline', 'open', [-3e6, 0, 0, 0])]],
    ['without a week', QUERY, [...RULES, rule('deadline', 'open', [0, 0, -9, 0])]],
  ])('%s is none', (_, query, rules) => {
    expect(rangeFor(query, rules)).toBeNull();
  });
});

describe('answers of an address', () => {
  it('are written as they were read', () => {
    expect(queryOf(answersOf(QUERY))).toBe(QUERY);
  });

  it.each([
    ['an unknown value', 'servico=constructor&pessoas=upTo50', 'pessoas=upTo50'],
    ['a value twice', 'sistemas=other&sistemas=other', 'sistemas=other'],
    ['“nothing” beside a system', 'sistemas=nothing&sistemas=other', 'sistemas=other'],
    ['another order', 'sistemas=other&sistemas=files', 'sistemas=files&sistemas=other'],
    ['the second of two radios', 'pessoas=upTo10&pessoas=upTo50', 'pessoas=upTo10'],
    ['other names', 'utm_source=x', ''],
  ])('%s', (_, query, read) => {
    expect(queryOf(answersOf(query))).toBe(read);
  });
});

describe('a typed rule', () => {
  const form = (fields: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    return rulesIn(data);
  };
  const base = {
    ...{ 'service-priceLeast': '15.000', 'service-priceMost': 'R$ 30.000' },
    ...{ 'service-weeksLeast': '5', 'service-weeksMost': '10' },
  };

  it('is read in reais and weeks, below zero too', () => {
    const { rules, mistakes } = form({
      ...base,
      ...{ 'screens-design-priceLeast': '-2.000', 'screens-design-priceMost': '−1.000' },
      'screens-design-revision': '3',
    });
    expect(mistakes).toEqual({});
    expect(rules.filter(({ range }) => range)).toEqual([
      {
        subject: { question: null, answer: null },
        revision: 0,
        range: { priceLeast: 1_500_000, priceMost: 3_000_000, weeksLeast: 5, weeksMost: 10 },
      },
      {
        subject: { question: 'screens', answer: 'design' },
        revision: 3,
        range: { priceLeast: -200_000, priceMost: -100_000, weeksLeast: 0, weeksMost: 0 },
      },
    ]);
    expect(rules).toHaveLength(SUBJECTS.length);
  });

  it.each([
    ['cents', { 'service-priceLeast': '15.000,50' }, 'service-priceLeast', 'moneyBase'],
    ['no number', { 'service-priceLeast': 'barato' }, 'service-priceLeast', 'moneyBase'],
    ['below zero', { 'service-priceLeast': '-15.000' }, 'service-priceLeast', 'moneyBase'],
    ['half a week', { 'service-weeksLeast': '1,5' }, 'service-weeksLeast', 'weeksBase'],
    ['a wrong order', { 'service-priceMost': '10.000' }, 'service-priceMost', 'order'],
    ['one end', { 'service-priceMost': '' }, 'service-priceMost', 'pair'],
    [
      'no weeks',
      { 'service-weeksLeast': '', 'service-weeksMost': '' },
      'service-weeksLeast',
      'missing',
    ],
    [
      'more taken off than there is',
      { 'deadline-open-priceLeast': '-15.000', 'deadline-open-priceMost': '0' },
      'service-priceLeast',
      'tooLow',
    ],
    ['too much', { 'people-upTo10-priceMost': '10.000.001' }, 'people-upTo10-priceMost', 'money'],
  ])('%s is a mistake', (_, fields, field, mistake) => {
    expect(form({ ...base, ...fields }).mistakes[field]).toBe(mistake);
  });

  it('has a field for every answer', () => {
    const names = SUBJECTS.map((subject) => ruleField(subject, 'priceLeast'));
    expect(new Set(names).size).toBe(SUBJECTS.length);
  });
});
