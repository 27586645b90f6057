import { data } from 'react-router';
import NotFoundPage, { loader as notFound } from '#app/areas/site/not-found/not-found.route.tsx';
import { FROM_QUERY } from '#app/features/qualification/forge-project-link.tsx';
import { cameFrom } from '#app/features/qualification/site/project/project-page.server.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import { Island } from '#app/islands/island.tsx';
import type { Route } from './+types/feedback.route';
import { feedbackPage } from './feedback-page.server.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const from = cameFrom(searchParams.get(FROM_QUERY));
  const page = await feedbackPage(localeOfPath(pathname), from);
  if (!page) return data({ ...notFound({ request }).data, island: null }, { status: 404 });
  return data(page);
}

export default function FeedbackPage({ loaderData }: Route.ComponentProps) {
  return loaderData.island ? <Island island={loaderData.island} /> : <NotFoundPage />;
}
