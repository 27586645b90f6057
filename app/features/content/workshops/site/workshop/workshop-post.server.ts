import { formRoute, type Posted, plainThanks } from '#app/areas/site/form-post/form-post.server.ts';
import { workshopBySlug } from '#app/features/content/workshops/workshops.ts';
import { submitLead } from '#app/features/qualification/lead.store.server.ts';
import type { WorkshopFacts } from '#app/features/qualification/page-forms.ts';
import { pathTo } from '#app/paths.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import { registrationQuestions } from './workshop-page.server.ts';

const page = ({ locale, params }: Posted) =>
  pathTo('workshop', locale, { slug: params['slug'] ?? '' });

async function read(posted: Posted) {
  const { locale, params, request } = posted;
  const workshop = workshopBySlug(locale, params['slug']);
  if (!workshop) return null;
  const now = new Date();
  const facts: WorkshopFacts = {
    workshop: workshop.slugs['pt-BR'],
    workshop_name: workshop.texts[locale].name,
  };
  return {
    form: registrationQuestions(locale, workshop, now),
    formData: await postedForm(request),
    submit: submitLead({ source: 'workshop', formId: null, sourcePage: page(posted), facts }),
    thanks: () => plainThanks(locale),
    workshop,
    now,
  };
}

export const workshopPost = formRoute({ page, read });
