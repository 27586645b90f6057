import { localeOfPath } from '#app/i18n/locale.ts';
import type { Route } from './+types/contact.route';
import { contactPage } from './contact-page.server.ts';
import { ContactPage } from './contact-page.tsx';

export const loader = ({ request }: Route.LoaderArgs) =>
  contactPage(localeOfPath(new URL(request.url).pathname));

export default function Contact({ loaderData }: Route.ComponentProps) {
  return <ContactPage island={loaderData.island} />;
}
