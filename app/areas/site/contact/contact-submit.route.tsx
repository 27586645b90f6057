import { redirect } from 'react-router';
import { localeOfPath } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { requestFacts } from '#app/platform/request-context.server.ts';
import { answerBrowser, answerScript } from '../lead-post/take-page-post.server.ts';
import type { Route } from './+types/contact-submit.route';
import { contactForm, contactPage } from './contact-page.server.ts';
import { ContactPage } from './contact-page.tsx';

function postOf(request: Request) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const page = pathTo('contact', locale);
  return { form: contactForm(locale), source: 'contact_form' as const, locale, page };
}

const beforeRendering: Route.MiddlewareFunction = async ({ request, context }, next) => {
  const post = postOf(request);
  if (request.method !== 'POST') throw redirect(post.page, 303);
  return (await answerScript(request, context.get(requestFacts), post)) ?? next();
};

export const middleware = [beforeRendering];

export async function action({ request, context }: Route.ActionArgs) {
  const post = postOf(request);
  return answerBrowser(request, context.get(requestFacts), post, (state) =>
    contactPage(post.locale, state),
  );
}

export default function ContactSubmitPage({ actionData }: Route.ComponentProps) {
  return actionData && <ContactPage island={actionData.island} />;
}
