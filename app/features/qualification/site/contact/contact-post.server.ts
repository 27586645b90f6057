import { formRoute, type Posted, plainThanks } from '#app/areas/site/form-post/form-post.server.ts';
import { submitLead } from '#app/features/qualification/lead.store.server.ts';
import { pathTo } from '#app/paths.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import { contactQuestions } from './contact-page.server.ts';

const page = ({ locale }: Posted) => pathTo('contact', locale);

export const contactPost = formRoute({
  page,
  read: async (posted: Posted) => ({
    form: contactQuestions(posted.locale),
    formData: await postedForm(posted.request),
    submit: submitLead({ source: 'contact_form', formId: null, sourcePage: page(posted) }),
    thanks: () => plainThanks(posted.locale),
  }),
});
