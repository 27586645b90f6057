import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes';
import {
  type FormPost,
  feedbackFilePattern,
  framePattern,
  orderQuestionsPath,
  submitPattern,
  suggestionsPath,
} from './endpoint-paths.ts';
import { LOCALES } from './i18n/locale.ts';
import { endpoints } from './paths.ts';
import { adminFrame, adminRows, areaRows, publicRows, type TableRow } from './route-table.ts';

/** One address a page: `/SOBRE` is led to `/sobre` (`server/old-paths.ts`), and posts to it nowhere. */
const entry = ({ id, path, file }: Pick<TableRow, 'id' | 'path' | 'file'>): RouteConfigEntry =>
  path === '/' ? { id, index: true, file } : { id, path: path.slice(1), caseSensitive: true, file };

/** A screen's path is relative to the frame it hangs in. */
const adminScreen = ({ id, path, file }: TableRow): RouteConfigEntry => {
  const below = path.slice(adminFrame.path.length + 1);
  return below === '' ? { id, index: true, file } : { id, path: below, caseSensitive: true, file };
};

const FORM_POSTS: Record<FormPost, string> = {
  projectSubmit: 'areas/site/project/project-submit.route.tsx',
  contactSubmit: 'areas/site/contact/contact-submit.route.tsx',
  workshopSubmit: 'areas/site/workshop/workshop-submit.route.tsx',
  talentSubmit: 'areas/site/careers/talent-submit.route.tsx',
  privacySubmit: 'areas/site/privacy-request/privacy-submit.route.tsx',
  newsletterSubmit: 'areas/site/newsletter/subscribe.route.tsx',
  feedbackSubmit: 'areas/site/feedback/feedback-submit.route.tsx',
  surveySubmit: 'areas/site/rating/survey-submit.route.tsx',
  ratingSubmit: 'areas/site/rating/rating-submit.route.tsx',
  feedbackReply: 'areas/site/feedback/feedback-reply.route.tsx',
};

const formPosts: RouteConfigEntry[] = Object.entries(FORM_POSTS).flatMap(([post, file]) =>
  LOCALES.map((locale) =>
    entry({ id: `${post}.${locale}`, path: submitPattern(post as FormPost, locale), file }),
  ),
);

const orderQuestions = LOCALES.map((locale) =>
  entry({
    id: `orderQuestions.${locale}`,
    path: orderQuestionsPath(locale),
    file: 'areas/site/project/order-questions.route.ts',
  }),
);

const suggestions = LOCALES.map((locale) =>
  entry({
    id: `searchSuggestions.${locale}`,
    path: suggestionsPath(locale),
    file: 'areas/site/search/suggestions.route.tsx',
  }),
);

const feedbackFiles = LOCALES.map((locale) =>
  entry({
    id: `feedbackFile.${locale}`,
    path: feedbackFilePattern(locale),
    file: 'areas/site/feedback/feedback-file.route.ts',
  }),
);

/** Outside of the site's shell, for they stand in frames of other products. */
const feedbackFrames = LOCALES.map((locale) =>
  entry({
    id: `feedbackFrame.${locale}`,
    path: framePattern(locale),
    file: 'areas/site/feedback/feedback-frame.route.tsx',
  }),
);

const developmentOnly: RouteConfigEntry[] =
  process.env['NODE_ENV'] === 'production'
    ? []
    : [
        entry({
          id: 'devPieces',
          path: endpoints.devPieces,
          file: 'areas/site/pieces/pieces.route.tsx',
        }),
      ];

export default [
  // First: a project may be called like the last part of another address of feedback.
  ...feedbackFrames,
  {
    id: 'site',
    file: 'areas/site/site.layout.tsx',
    children: [
      ...publicRows.map(entry),
      ...formPosts,
      ...orderQuestions,
      ...suggestions,
      ...feedbackFiles,
      ...developmentOnly,
      { id: 'notFound', path: '*', file: 'areas/site/not-found/not-found.route.tsx' },
    ],
  },
  {
    id: adminFrame.id,
    path: adminFrame.path.slice(1),
    caseSensitive: true,
    file: adminFrame.file,
    children: [
      {
        id: 'admin.screens',
        file: 'areas/admin/frame/screens.layout.tsx',
        children: adminRows.map(adminScreen),
      },
    ],
  },
  ...areaRows.filter((row) => row.name !== 'admin').map(entry),
] satisfies RouteConfig;
