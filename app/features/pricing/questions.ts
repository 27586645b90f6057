import { type ServiceName, servicePaths } from '#app/paths.ts';

/** The services, in the order of the site. */
export const SERVICES = Object.keys(servicePaths) as readonly ServiceName[];

/** The questions beside that of the service, in their order, each with its answers. */
export const ANSWERS = {
  people: ['upTo10', 'upTo50', 'upTo200', 'over200'],
  systems: ['nothing', 'files', 'whatsapp', 'business', 'other'],
  screens: ['none', 'sketch', 'design', 'inUse'],
  deadline: ['soon', 'threeMonths', 'sixMonths', 'open'],
} as const;

export type Question = keyof typeof ANSWERS;
export const QUESTIONS = Object.keys(ANSWERS) as readonly Question[];
export type AnswerOf<Q extends Question> = (typeof ANSWERS)[Q][number];

/** All questions as the page numbers them. */
export const ASKED = ['service', ...QUESTIONS] as const;
export type Asked = (typeof ASKED)[number];

/** The names of the questions in addresses, which are Portuguese in both languages. */
export const QUERY: Readonly<Record<Asked, string>> = {
  service: 'servico',
  people: 'pessoas',
  systems: 'sistemas',
  screens: 'telas',
  deadline: 'prazo',
};

/** Query names of the five answers with the values of each, as the table of routes takes them. */
export const ANSWER_QUERY: Readonly<Record<string, readonly string[]>> = {
  [QUERY.service]: SERVICES,
  ...Object.fromEntries(QUESTIONS.map((question) => [QUERY[question], ANSWERS[question]])),
};

export type Answers = {
  service: ServiceName;
  people: AnswerOf<'people'>;
  /** Several may be ticked; `nothing` stands alone. */
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
