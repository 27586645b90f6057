import { data, useLoaderData } from 'react-router';
import NotFoundPage, { loader as notFound } from '#app/areas/site/not-found/not-found.route.tsx';
import { validUntilHeader } from '#app/areas/site/valid-until.ts';
import { datesValidUntil } from '#app/features/content/workshops/dates.ts';
import { workshopBySlug, workshops } from '#app/features/content/workshops/workshops.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import { workshopPage } from './workshop-page.server.ts';
import { WorkshopSheet } from './workshop-sheet.tsx';

type Asked = { request: Request; params: { slug?: string } };

export function loader({ request, params }: Asked) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const workshop = workshopBySlug(locale, params.slug);
  const now = new Date();
  if (!workshop) return data({ ...notFound({ request }).data, page: null }, { status: 404 });
  const { head, ...page } = workshopPage(locale, workshop, now);
  return data(
    { head, page },
    { headers: validUntilHeader(datesValidUntil(workshops(locale), now)) },
  );
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

export default function WorkshopPage() {
  const { page } = useLoaderData<typeof loader>();
  return page ? <WorkshopSheet {...page} /> : <NotFoundPage />;
}
