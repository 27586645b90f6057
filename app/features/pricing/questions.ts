import { type ServiceName, servicePaths } from '#app/paths.ts';
import { ANSWERS, QUERY } from './addresses.ts';

export { ANSWERS, QUERY };

/** The services, in the order of the site. */
export const SERVICES = Object.keys(servicePaths) as readonly ServiceName[];

export type Question = keyof typeof ANSWERS;
export const QUESTIONS = Object.keys(ANSWERS) as readonly Question[];
export type AnswerOf<Q extends Question> = (typeof ANSWERS)[Q][number];

/** All questions as the page numbers them. */
export const ASKED = ['service', ...QUESTIONS] as const;
export type Asked = (typeof ASKED)[number];

export type Answers = {
  service: ServiceName;
  people: AnswerOf<'people'>;
  /** Several may be ticked; `nothing` is alone. */
  systems: readonly AnswerOf<'systems'>[];
  screens: AnswerOf<'screens'>;
  deadline: AnswerOf<'deadline'>;
};

const oneOf = <T extends string>(values: readonly T[], given: string | null): T | undefined =>
  values.find((value) => value === given);

function systemsIn(given: readonly string[]): Answers['systems'] {
  const ticked = ANSWERS.systems.filter((system) => given.includes(system));
  return ticked.length > 1 ? ticked.filter((system) => system !== 'nothing') : ticked;
}

/** The answers in an address; those that are missing or unknown are left out. */
export function answersIn(query: URLSearchParams): Partial<Answers> {
  const systems = systemsIn(query.getAll(QUERY.systems));
  const given = {
    service: oneOf(SERVICES, query.get(QUERY.service)),
    people: oneOf(ANSWERS.people, query.get(QUERY.people)),
    systems: systems.length > 0 ? systems : undefined,
    screens: oneOf(ANSWERS.screens, query.get(QUERY.screens)),
    deadline: oneOf(ANSWERS.deadline, query.get(QUERY.deadline)),
  };
  return Object.fromEntries(
    Object.entries(given).filter(([, answer]) => answer !== undefined),
  ) as Partial<Answers>;
}

export const isComplete = (answers: Partial<Answers>): answers is Answers =>
  ASKED.every((question) => answers[question] !== undefined);

/** The query of an address with these answers. */
export const queryOf = (answers: Partial<Answers>): string =>
  String(
    new URLSearchParams(
      ASKED.flatMap((question) =>
        [answers[question] ?? []].flat().map((answer) => [QUERY[question], answer]),
      ),
    ),
  );
