import type { FormState } from '#app/areas/site/form-post/form-post.server.ts';
import { upcomingDates } from '#app/features/content/workshops/dates.ts';
import type { Workshop } from '#app/features/content/workshops/workshop.ts';
import PageForm from '#app/features/qualification/page-form.island.tsx';
import { workshopForm } from '#app/features/qualification/page-forms.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { renderIsland } from '#app/islands/render-island.server.tsx';
import type { PageHead } from '#app/pages/page-head.ts';
import { endpointPath } from '#app/paths.ts';
import stylesheet from './workshop.css?url';

/** The questions of a workshop's registration: the days are those still to come. */
export const registrationQuestions = (locale: Locale, workshop: Workshop, now: Date) =>
  workshopForm(
    instanceOf(locale).getFixedT(locale, 'qualification'),
    locale,
    workshop.slugs['pt-BR'],
    upcomingDates(workshop, now),
  );

/** A workshop's page, with what a refused registration has to say and everything that was typed. */
export function workshopPage(locale: Locale, workshop: Workshop, now: Date, state: FormState = {}) {
  const words = instanceOf(locale).getFixedT(locale, 'qualification');
  const head: PageHead = {
    ...workshop.texts[locale].head,
    noindex: workshop.sample,
    stylesheet,
    wholeStylesheet: true,
  };
  const island = renderIsland({
    name: 'page-form',
    namespaces: ['qualification'],
    locale,
    component: PageForm,
    props: {
      form: registrationQuestions(locale, workshop, now),
      action: endpointPath('workshopSubmit', locale, { slug: workshop.slugs[locale] }),
      submitLabel: words('pageForms.workshop.submit'),
      ...state,
    },
    touch: true,
  });
  return { head, workshop, now, island };
}
