import { localeOfPath } from '#app/i18n/locale.ts';
import type { Route } from './+types/privacy-request.route';
import { privacyRequestPage } from './privacy-request-page.server.ts';
import { PrivacyRequestSheet } from './privacy-request-sheet.tsx';

export const loader = ({ request }: Route.LoaderArgs) =>
  privacyRequestPage(localeOfPath(new URL(request.url).pathname));

export default function PrivacyRequestPage({ loaderData }: Route.ComponentProps) {
  return <PrivacyRequestSheet island={loaderData.island} />;
}
