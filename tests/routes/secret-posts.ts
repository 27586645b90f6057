import { randomUUID } from 'node:crypto';
import { leaveNoticeUrl } from '#app/features/client-notices/leave-notice.server.ts';
import { followUpPath, newSecret } from '#app/features/feedback/follow-up-link.server.ts';
import { confirmPath, unsubscribePath } from '#app/features/newsletter/newsletter-links.server.ts';
import { privacyToken } from '#app/features/privacy/privacy-link.server.ts';
import { invitationPath } from '#app/features/projects/invitation-link.server.ts';
import { ratingPath } from '#app/features/satisfaction/rating-link.server.ts';
import { leavePath, surveyPath } from '#app/features/satisfaction/survey-link.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import {
  authPaths,
  endpointPath,
  endpoints,
  pathTo,
  patternOf,
  portalPaths,
  side,
} from '#app/paths.ts';
import { endpointRows, routeTable } from '#app/registry.ts';

export type SecretPost = {
  /** Pattern of the address that is posted to. */
  pattern: string;
  path: string;
  fields: Record<string, string>;
  /** The page that a browser reads before. */
  page: string;
};

const tokenOf = (path: string) => path.split('/').at(-1) ?? '';
const split = (link: string) => {
  const { pathname, searchParams } = new URL(link, 'http://localhost');
  return { path: pathname, token: searchParams.get('token') ?? '' };
};

/** A page with a token in its query, whose form posts the token to the same path. */
function byQuery(link: string): SecretPost {
  const { pathname, search } = new URL(link, 'http://localhost');
  const { path, token } = split(link);
  return { pattern: path, path, fields: { token }, page: `${pathname}${search}` };
}

/** Every post that a link of a mail opens to somebody without a session. The links are of nothing that is stored. */
export function secretPosts(locale: Locale): SecretPost[] {
  const id = randomUUID();
  const opened = newSecret();
  const rating = tokenOf(ratingPath({ id, entryId: null }, locale));
  const survey = tokenOf(surveyPath(id, locale));
  const proof = privacyToken({ purpose: 'proof', requestId: id }, Date.now());
  const comment = 'Demorou dois dias.';
  return [
    {
      pattern: endpoints.feedbackReply[side(locale)],
      path: endpointPath('feedbackReply', locale, { token: opened }),
      fields: { body: 'O botão "sumiu" de novo.' },
      page: followUpPath(opened, locale),
    },
    {
      pattern: endpoints.ratingSubmit[side(locale)],
      path: endpointPath('ratingSubmit', locale, { token: rating }),
      fields: { rating: id, score: '4', comment },
      page: followUpPath(rating, locale),
    },
    {
      pattern: endpoints.surveySubmit[side(locale)],
      path: endpointPath('surveySubmit', locale, { token: survey }),
      fields: { score: '9', comment },
      page: followUpPath(survey, locale),
    },
    byQuery(leavePath(id, locale)),
    byQuery(confirmPath(locale, { id, askedAt: new Date() })),
    byQuery(unsubscribePath(locale, id)),
    {
      pattern: patternOf('privacyStep', locale),
      path: pathTo('privacyStep', locale, { token: proof }),
      fields: {},
      page: pathTo('privacyStep', locale, { token: proof }),
    },
    byQuery(leaveNoticeUrl(id, 'answer')),
    byQuery(invitationPath(id, 1)),
  ];
}

/** Addresses with a secret that take no post, and those of signing in, which have tests of their own. */
const WITHOUT_POST: readonly string[] = [
  ...Object.values(endpoints.feedbackFile),
  ...(['pt-BR', 'en'] as const).flatMap((locale) => [
    patternOf('protocol', locale),
    patternOf('feedbackAnswer', locale),
  ]),
  portalPaths.offline,
];

/** Patterns with a secret that somebody without a session may post to. */
export const secretPatterns: string[] = [
  ...routeTable
    .filter(({ guard, secrets }) => secrets.length > 0 && (guard === 'public' || guard === 'guest'))
    .map(({ path }) => path),
  ...endpointRows.filter(({ secrets }) => secrets).map(({ path }) => path),
].filter((path) => !WITHOUT_POST.includes(path) && !path.startsWith('/auth'));

export const PASSWORD = 'bigorna lilás secreta';

/** Posts of signing in, by path; each says what was typed. */
export const AUTH_POSTS: Record<string, Record<string, string>> = {
  '/auth': { email: 'ana@a.example', password: PASSWORD },
  [authPaths.signUp]: { name: 'Ana', email: 'ana@a.example', password: PASSWORD },
  [authPaths.resend]: { email: 'ana@a.example' },
  [authPaths.forgot]: { email: 'ana@a.example' },
  [authPaths.link]: { email: 'ana@a.example' },
  [authPaths.reset]: { token: newSecret(), password: PASSWORD },
  [authPaths.confirm]: { token: newSecret() },
  [authPaths.useLink]: { token: newSecret() },
};
