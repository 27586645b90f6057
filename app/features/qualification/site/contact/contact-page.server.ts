import type { FormState } from '#app/areas/site/form-post/form-post.server.ts';
import PageForm from '#app/features/qualification/page-form.island.tsx';
import { contactForm } from '#app/features/qualification/page-forms.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { renderIsland } from '#app/islands/render-island.server.tsx';
import type { PageHead } from '#app/pages/page-head.ts';
import { siteSnapshot } from '#app/pages/site-snapshot.server.ts';
import { endpointPath } from '#app/paths.ts';
import stylesheet from './contact.css?url';

/** The questions of the contact form in one language. */
export const contactQuestions = (locale: Locale) =>
  contactForm(instanceOf(locale).getFixedT(locale, 'qualification'));

/** The contact page, with the errors of a refused post and everything that was typed. */
export async function contactPage(locale: Locale, state: FormState = {}) {
  const t = instanceOf(locale).getFixedT(null, 'contact', 'meta');
  const words = instanceOf(locale).getFixedT(locale, 'qualification');
  const head: PageHead = {
    title: t('title'),
    description: t('description'),
    stylesheet,
    wholeStylesheet: true,
  };
  const island = renderIsland({
    name: 'page-form',
    namespaces: ['qualification'],
    locale,
    component: PageForm,
    props: {
      form: contactQuestions(locale),
      action: endpointPath('contactSubmit', locale),
      submitLabel: words('pageForms.contact.submit'),
      ...state,
    },
    touch: true,
  });
  const promise = (await siteSnapshot()).promise('contact_form', locale);
  return { head, island, promise };
}
