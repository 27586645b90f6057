import { parseMoney } from '#app/platform/text/parse-money.ts';
import { MOST_REAIS, MOST_WEEKS, type PriceRange } from './price-rules.ts';
import { ANSWERS, QUESTIONS, type Question } from './questions.ts';

/** What a line of the form is about: the service itself, or an answer. */
export type RuleSubject = { question: Question; answer: string } | { question: null; answer: null };

/** Every line, that of the service first. */
export const SUBJECTS: readonly RuleSubject[] = [
  { question: null, answer: null },
  ...QUESTIONS.flatMap((question) => ANSWERS[question].map((answer) => ({ question, answer }))),
];

export const ENDS = ['priceLeast', 'priceMost', 'weeksLeast', 'weeksMost'] as const;
export type End = (typeof ENDS)[number];

/** The name of a field of the form. */
export const ruleField = ({ question, answer }: RuleSubject, part: End | 'revision'): string =>
  `${question === null ? 'service' : `${question}-${answer}`}-${part}`;

export const RULE_MISTAKES = [
  'money',
  'moneyBase',
  'weeks',
  'weeksBase',
  'pair',
  'order',
  'missing',
  'tooLow',
] as const;
export type RuleMistake = (typeof RULE_MISTAKES)[number];

/** A line as it was typed; no range where all of it is empty, or where an answer changes nothing. */
export type TypedRule = { subject: RuleSubject; revision: number; range: PriceRange | null };

const MINUS = /^[-−–]\s*/u;

/** Whole reais in centavos; below zero with a minus before them. */
function centsIn(text: string): number | null {
  const money = parseMoney(text.replace(MINUS, ''));
  if (!('cents' in money) || money.cents % 100 !== 0 || money.cents > MOST_REAIS * 100) return null;
  return MINUS.test(text) ? -money.cents : money.cents;
}

function weeksIn(text: string): number | null {
  const digits = text.replace(MINUS, '');
  if (!/^\d{1,3}$/.test(digits) || Number(digits) > MOST_WEEKS) return null;
  return MINUS.test(text) ? -Number(digits) : Number(digits);
}

type Line = { rule: TypedRule; mistakes: Record<string, RuleMistake> };

/** One line, with the mistake of each field of it. */
function lineIn(form: FormData, subject: RuleSubject): Line {
  const text = (part: End | 'revision') => String(form.get(ruleField(subject, part)) ?? '').trim();
  const isBase = subject.question === null;
  const mistakes: Record<string, RuleMistake> = {};
  const revision = Number(text('revision')) || 0;
  const isEmpty = ENDS.every((end) => text(end) === '');
  if (isEmpty) return { rule: { subject, revision, range: null }, mistakes };
  const pair = (least: End, most: End, read: (typed: string) => number | null, floor: number) => {
    const kind = read === centsIn ? 'money' : 'weeks';
    const given = [least, most].filter((end) => text(end) !== '');
    if (given.length === 0) {
      if (isBase) mistakes[ruleField(subject, least)] = 'missing';
      return [0, 0] as const;
    }
    if (given.length === 1) {
      const absent = text(least) === '' ? least : most;
      mistakes[ruleField(subject, absent)] = 'pair';
    }
    const values = [least, most].map((end) => {
      const value = read(text(end));
      const isWrong = value === null || (isBase && value < floor);
      if (isWrong && text(end) !== '') {
        mistakes[ruleField(subject, end)] = isBase ? `${kind}Base` : kind;
      }
      return value ?? 0;
    });
    const [from = 0, to = 0] = values;
    if (from > to) mistakes[ruleField(subject, most)] ??= 'order';
    return [from, to] as const;
  };
  const [priceLeast, priceMost] = pair('priceLeast', 'priceMost', centsIn, 100);
  const [weeksLeast, weeksMost] = pair('weeksLeast', 'weeksMost', weeksIn, 1);
  const range = { priceLeast, priceMost, weeksLeast, weeksMost };
  const changes = isBase || ENDS.some((end) => range[end] !== 0);
  return { rule: { subject, revision, range: changes ? range : null }, mistakes };
}

/** The lowest that the answers to one question can bring: one of them, or several where several may be ticked. */
function lowest(rules: readonly TypedRule[], question: Question, end: End): number {
  const values = rules.flatMap(({ subject, range }) =>
    subject.question === question && range ? [range[end]] : [],
  );
  const below = values.filter((value) => value < 0);
  if (question === 'systems') return below.reduce((total, value) => total + value, 0);
  return Math.min(0, ...below);
}

/** The lines of a posted form, and the mistakes by field. */
export function rulesIn(form: FormData): {
  rules: TypedRule[];
  mistakes: Record<string, RuleMistake>;
} {
  const lines = SUBJECTS.map((subject) => lineIn(form, subject));
  const rules = lines.map(({ rule }) => rule);
  const mistakes = Object.assign({}, ...lines.map((line) => line.mistakes)) as Line['mistakes'];
  const [base] = rules;
  for (const end of ['priceLeast', 'weeksLeast'] as const) {
    if (!base?.range || Object.keys(mistakes).length > 0) break;
    const least = QUESTIONS.reduce(
      (total, question) => total + lowest(rules, question, end),
      base.range[end],
    );
    if (least <= 0) mistakes[ruleField(base.subject, end)] = 'tooLow';
  }
  return { rules, mistakes };
}
