import { data, useLoaderData } from 'react-router';
import NotFoundPage, { loader as notFound } from '#app/areas/site/not-found/not-found.route.tsx';
import { validUntilHeader } from '#app/areas/site/valid-until.ts';
import { landingBySlug } from '#app/features/content/landings/landings.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import { landingPage } from './landing-page.server.ts';
import { LandingSheet } from './landing-sheet.tsx';

type Asked = { request: Request; params: { slug?: string } };

export async function loader({ request, params }: Asked) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const landing = landingBySlug(locale, params.slug);
  if (!landing) return data({ ...notFound({ request }).data, page: null }, { status: 404 });
  const { head, ...page } = await landingPage(locale, landing);
  return data({ head, page }, { headers: validUntilHeader(page.promise?.validUntil) });
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

export default function LandingPage() {
  const { page } = useLoaderData<typeof loader>();
  return page ? <LandingSheet {...page} /> : <NotFoundPage />;
}
