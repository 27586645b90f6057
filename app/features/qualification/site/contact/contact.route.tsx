import { data } from 'react-router';
import { validUntilHeader } from '#app/areas/site/valid-until.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import type { Route } from './+types/contact.route';
import { contactPage } from './contact-page.server.ts';
import { ContactPage } from './contact-page.tsx';

export async function loader({ request }: Route.LoaderArgs) {
  const page = await contactPage(localeOfPath(new URL(request.url).pathname));
  return data(page, { headers: validUntilHeader(page.promise?.validUntil) });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function Contact({ loaderData }: Route.ComponentProps) {
  return <ContactPage {...loaderData} />;
}
