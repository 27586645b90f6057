import type { ServiceName } from '#app/paths.ts';
import { type Answers, QUESTIONS, type Question } from './questions.ts';

/** Both ends of a price in centavos, and of a duration in weeks. */
export type PriceRange = {
  priceLeast: number;
  priceMost: number;
  weeksLeast: number;
  weeksMost: number;
};

/** What a service costs and takes (`question` null), or what one answer adds to that. */
export type PriceRule = PriceRange & {
  id: string;
  revision: number;
  service: ServiceName;
  question: Question | null;
  answer: string | null;
};

/** Bounds of the columns, in reais and weeks. */
export const MOST_REAIS = 10_000_000;
export const MOST_WEEKS = 104;

const NO_RANGE = { priceLeast: 0, priceMost: 0, weeksLeast: 0, weeksMost: 0 };

const sum = (rules: readonly PriceRange[]): PriceRange =>
  rules.reduce(
    (total, rule) => ({
      priceLeast: total.priceLeast + rule.priceLeast,
      priceMost: total.priceMost + rule.priceMost,
      weeksLeast: total.weeksLeast + rule.weeksLeast,
      weeksMost: total.weeksMost + rule.weeksMost,
    }),
    NO_RANGE,
  );

/** Whether a sum can be shown: answers that take off too much leave no price or no week. */
const isShowable = ({ priceLeast, weeksLeast }: PriceRange): boolean =>
  priceLeast > 0 && weeksLeast >= 1;

export const hasRange = (rules: readonly PriceRule[], service: ServiceName): boolean =>
  rules.some((rule) => rule.service === service && rule.question === null);

/** The rules of the answers that were given, in the order of the questions. */
export const movedBy = (rules: readonly PriceRule[], answers: Answers): PriceRule[] =>
  QUESTIONS.flatMap((question) =>
    [answers[question]]
      .flat()
      .flatMap((answer) =>
        rules.filter(
          (rule) =>
            rule.service === answers.service &&
            rule.question === question &&
            rule.answer === answer,
        ),
      ),
  );

/**
 * The range of five answers: that of the service, and what each answer adds to both of its ends. Null where staff have
 * set none for the service, or where the sum cannot be shown.
 */
export function rangeOf(rules: readonly PriceRule[], answers: Answers): PriceRange | null {
  const base = rules.find(
    ({ service, question }) => service === answers.service && question === null,
  );
  if (!base) return null;
  const range = sum([base, ...movedBy(rules, answers)]);
  return isShowable(range) ? range : null;
}
