import type { Condition } from '../../../form-definition.ts';
import type { ConditionDraft, QuestionDraft, StepDraft, Test } from '../form-draft.ts';

/** More than anybody reads; a limit for everything else. */
export const MOST_CONDITIONS = 8;

export type ConditionMistake =
  | 'conditionMissing'
  | 'conditionCycle'
  | 'conditionLater'
  | 'conditionValues';

/** Whether a test compares with options. */
export const hasValues = (test: Test) => test === 'is' || test === 'isNot';

/** Conditions as they are stored. Only valid ones have a question. */
export const storedConditions = (
  drafts: readonly ConditionDraft[],
  questions: readonly QuestionDraft[],
  nameOf: (key: string) => string,
): Condition[] =>
  drafts.map(({ question, test, values }) => {
    const options = questions.find(({ key }) => key === question)?.options ?? [];
    return {
      question: nameOf(question),
      ...(hasValues(test) && {
        values: options.filter(({ key }) => values.includes(key)).map(({ value }) => value),
      }),
      ...((test === 'isNot' || test === 'unanswered') && { not: true }),
    };
  });

/** Whether a question, through the questions that it waits for, waits for itself. */
function waitsFor(from: string, target: string, questions: readonly QuestionDraft[]): boolean {
  const seen = new Set<string>();
  const open = [from];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (key === target) return true;
    if (seen.has(key)) continue;
    seen.add(key);
    open.push(...(questions.find((one) => one.key === key)?.when ?? []).map((one) => one.question));
  }
  return false;
}

function mistakeIn(
  { question, test, values }: ConditionDraft,
  earlier: readonly QuestionDraft[],
  questions: readonly QuestionDraft[],
  owner: string | undefined,
): ConditionMistake | undefined {
  const found = questions.find(({ key }) => key === question);
  if (!found) return 'conditionMissing';
  if (owner !== undefined && waitsFor(question, owner, questions)) return 'conditionCycle';
  if (!earlier.includes(found)) return 'conditionLater';
  const isOffered = found.options.some(({ key }) => values.includes(key));
  return hasValues(test) && !isOffered ? 'conditionValues' : undefined;
}

/** The errors of all conditions, by place. Questions come in their order. */
export function conditionMistakes(
  questions: readonly QuestionDraft[],
  steps: readonly StepDraft[],
): [string, ConditionMistake][] {
  const found: [string, ConditionMistake | undefined][] = questions.flatMap(
    ({ key, when }, place) =>
      when.map((one): [string, ConditionMistake | undefined] => [
        `${key}.${one.key}`,
        mistakeIn(one, questions.slice(0, place), questions, key),
      ]),
  );
  for (const [place, { key, when }] of steps.entries()) {
    const before = steps.slice(0, place).map((step) => step.key);
    const earlier = questions.filter(({ step }) => before.includes(step));
    for (const one of when) {
      found.push([`${key}.${one.key}`, mistakeIn(one, earlier, questions, undefined)]);
    }
  }
  return found.filter((each): each is [string, ConditionMistake] => each[1] !== undefined);
}

/** The questions and steps whose conditions name a question. */
export const dependents = (
  key: string,
  { questions, steps }: { questions: readonly QuestionDraft[]; steps: readonly StepDraft[] },
): string[] => [
  ...questions
    .filter(({ when }) => when.some((one) => one.question === key))
    .map(({ label }) => label.pt),
  ...steps
    .filter(({ when }) => when.some((one) => one.question === key))
    .map(({ title }) => title.pt),
];
