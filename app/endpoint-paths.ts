import { fillPattern } from './fill-pattern.ts';
import type { Locale } from './i18n/locale.ts';
import { endpoints, side } from './paths.ts';

/** Forms of public pages, each with one address per language to post to. */
export type FormPost =
  | 'projectSubmit'
  | 'contactSubmit'
  | 'workshopSubmit'
  | 'talentSubmit'
  | 'privacySubmit'
  | 'newsletterSubmit'
  | 'feedbackSubmit'
  | 'feedbackReply'
  | 'ratingSubmit'
  | 'surveySubmit';

/** Parameters of addresses outside of the route table that open something to whoever holds them. */
export const ENDPOINT_SECRETS = {
  feedbackReply: ['token'],
  ratingSubmit: ['token'],
  surveySubmit: ['token'],
  feedbackFile: ['token'],
} as const satisfies Partial<Record<keyof typeof endpoints, readonly string[]>>;

/** The pattern of the address that a form of one language posts to. */
export const submitPattern = (post: FormPost, locale: Locale): string =>
  endpoints[post][side(locale)];

/** Where a form of one language posts to. */
export function submitPath(
  post: FormPost,
  locale: Locale,
  params: Readonly<Record<string, string>> = {},
): string {
  return fillPattern(submitPattern(post, locale), params);
}

/** Where the dialog “Forjar projeto” asks for its questions. */
export const orderQuestionsPath = (locale: Locale): string =>
  endpoints.orderQuestions[side(locale)];

/** Where a search box of one language asks for suggestions. */
export const suggestionsPath = (locale: Locale): string =>
  endpoints.searchSuggestions[side(locale)];

/** The pattern of a file that an author attached, in one language. */
export const feedbackFilePattern = (locale: Locale): string => endpoints.feedbackFile[side(locale)];

/** A file that an author attached, behind the secret of the follow-up link. */
export const feedbackFilePath = (locale: Locale, params: { token: string; file: string }): string =>
  fillPattern(feedbackFilePattern(locale), params);

/** The pattern of the form that stands in a frame of another product, in one language. */
export const framePattern = (locale: Locale): string => endpoints.feedbackFrame[side(locale)];

/** The form of a project in a frame of another product, which posts to its own address. */
export const framePath = (locale: Locale, project: string): string =>
  fillPattern(framePattern(locale), { project });
