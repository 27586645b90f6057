import {
  answerBrowser,
  beforeRendering,
  type Posted,
  plainThanks,
} from '#app/areas/site/form-post/form-post.server.ts';
import { submitLead } from '#app/features/qualification/lead.store.server.ts';
import { pathTo } from '#app/paths.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import type { Route } from './+types/contact-submit.route';
import { contactPage, contactQuestions } from './contact-page.server.ts';
import { ContactPage } from './contact-page.tsx';

const page = ({ locale }: Posted) => pathTo('contact', locale);

const route = {
  page,
  read: async (posted: Posted) => ({
    form: contactQuestions(posted.locale),
    formData: await postedForm(posted.request),
    submit: submitLead({ source: 'contact_form', formId: null, sourcePage: page(posted) }),
    thanks: () => plainThanks(posted.locale),
  }),
};

export const middleware = [beforeRendering(route)];

export const action = answerBrowser(route, ({ locale }, _, state) => contactPage(locale, state));

// After a refused post it provides the head of the page.
export { loader } from './contact.route.tsx';

export default function ContactSubmitPage({ actionData }: Route.ComponentProps) {
  return actionData && <ContactPage {...actionData} />;
}
