import NotFoundPage, { loader as notFound } from '#app/areas/site/not-found/not-found.route.tsx';
import { isEmptyPage } from '#app/features/content/about/listing-pages.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import type { Route } from './+types/careers.route';
import { careersPage } from './careers-page.server.ts';
import { CareersSheet } from './careers-sheet.tsx';

export function loader({ request }: Route.LoaderArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  return isEmptyPage('careers', locale) ? notFound({ request }) : careersPage(locale);
}

export default function CareersPage({ loaderData }: Route.ComponentProps) {
  return 'island' in loaderData ? <CareersSheet island={loaderData.island} /> : <NotFoundPage />;
}
