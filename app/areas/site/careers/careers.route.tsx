import { localeOfPath } from '#app/i18n/locale.ts';
import type { Route } from './+types/careers.route';
import { careersPage } from './careers-page.server.ts';
import { CareersSheet } from './careers-sheet.tsx';

export const loader = ({ request }: Route.LoaderArgs) =>
  careersPage(localeOfPath(new URL(request.url).pathname));

export default function CareersPage({ loaderData }: Route.ComponentProps) {
  return <CareersSheet island={loaderData.island} />;
}
