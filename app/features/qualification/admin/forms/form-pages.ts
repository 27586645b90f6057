import { paths, patternOf, type RouteName } from '#app/paths.ts';

/** Pages that link to no form: pages after one, personal pages, and error pages. */
const WITHOUT_FORM: readonly RouteName[] = [
  'thankYou',
  'protocol',
  'serverError',
  'offline',
  'savedPosts',
  'newsletterSubscribed',
  'newsletterPending',
  'newsletterConfirmed',
  'newsletterUnsubscribed',
  'newsletterConfirm',
  'newsletterUnsubscribe',
  'feedback',
  'feedbackAnswer',
  'surveyLeave',
  'privacyRequest',
  'privacyStep',
];

/** Pages that a form can be for, as `page_paths` names them: by their Portuguese pattern. */
export const FORM_PAGES: readonly { path: string; english: string }[] = (
  Object.keys(paths) as RouteName[]
)
  .filter((name) => !WITHOUT_FORM.includes(name))
  .map((name) => ({ path: patternOf(name, 'pt-BR'), english: patternOf(name, 'en') }));
