import { localeOfPath } from '#app/i18n/locale.ts';
import type { Route } from './+types/feedback-answer.route';
import { followPage } from './follow-page.server.ts';
import { FollowSheet } from './follow-sheet.tsx';

const tokenIn = (params: object) => String((params as { token?: string }).token ?? '');

export const loader = ({ request, params }: Route.LoaderArgs) =>
  followPage(localeOfPath(new URL(request.url).pathname), tokenIn(params));

export default function FeedbackAnswerPage({ loaderData }: Route.ComponentProps) {
  return <FollowSheet token={loaderData.token} entry={loaderData.entry} />;
}
