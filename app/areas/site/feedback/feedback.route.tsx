import { FROM_QUERY } from '#app/features/qualification/forge-project-link.tsx';
import { localeOfPath } from '#app/i18n/locale.ts';
import { Island } from '#app/islands/island.tsx';
import { cameFrom } from '../project/project-page.server.ts';
import type { Route } from './+types/feedback.route';
import { feedbackPage } from './feedback-page.server.ts';

export function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  return feedbackPage(localeOfPath(pathname), cameFrom(searchParams.get(FROM_QUERY)));
}

export default function FeedbackPage({ loaderData }: Route.ComponentProps) {
  return <Island island={loaderData.island} />;
}
