import type { RouteName } from '#app/paths.ts';
import { servicePaths } from '#app/paths.ts';
import type { FormField, LeadQuestions } from '../form-definition.ts';

type Service = keyof typeof servicePaths;

/** As private.service_in_text() reads them, in its order. */
const WORDS: readonly (readonly [RegExp, Service])[] = [
  [/(?<![\p{L}\d_])(?:automa|(?:ia|ai)(?![\p{L}\d_]))/iu, 'automationAi'],
  [/(?<![\p{L}\d_])(?:jogo|game|gamif)/iu, 'gamesGamification'],
  [/(?<![\p{L}\d_])consult/iu, 'consulting'],
  [/(?<![\p{L}\d_])(?:software|apps?(?![\p{L}\d_])|sistema|aplicativo)/iu, 'softwareApps'],
];

/** Which of the services a choice of a form names, if any. */
export const serviceInText = (words: string): Service | undefined =>
  WORDS.find(([pattern]) => pattern.test(words))?.[1];

const servicesOf = ({ options }: FormField) =>
  options.map(({ value, label }) => ({ value, service: serviceInText(`${value} ${label}`) }));

/** Whether a question is about services: it offers more than one of them. */
const isAboutServices = (field: FormField) =>
  new Set(servicesOf(field).flatMap(({ service }) => service ?? [])).size > 1;

/**
 * The answers that the page of a service knows, or an estimate for it: the option that names it, where the form offers
 * the services.
 * A question with a condition is asked, since nobody knows yet whether it will be.
 */
export function knownAnswers(
  { fields, steps }: LeadQuestions,
  from: RouteName | null,
): Record<string, string> | undefined {
  if (!from || !Object.hasOwn(servicePaths, from)) return undefined;
  const field = fields.find(isAboutServices);
  if (!field || field.when || steps?.[field.step ?? 0]?.when) return undefined;
  const naming = servicesOf(field).filter(({ service }) => service === from);
  const [one] = naming;
  return one && naming.length === 1 ? { [field.name]: one.value } : undefined;
}

/** The answers that each service gives, for a page on which one is chosen without loading another. */
export const answersByService = (
  form: LeadQuestions,
): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  Object.fromEntries(
    Object.keys(servicePaths).flatMap((service) => {
      const known = knownAnswers(form, service as Service);
      return known ? [[service, known]] : [];
    }),
  );
