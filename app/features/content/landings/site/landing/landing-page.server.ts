import type { FormState } from '#app/areas/site/form-post/form-post.server.ts';
import { CONTACT_FORM, type Landing, sectionsOf } from '#app/features/content/landings/landing.ts';
import type { LeadQuestions } from '#app/features/qualification/form-definition.ts';
import { POST } from '#app/features/qualification/intake/post-fields.ts';
import PageForm from '#app/features/qualification/page-form.island.tsx';
import { contactForm } from '#app/features/qualification/page-forms.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { renderIsland } from '#app/islands/render-island.server.tsx';
import type { PageHead } from '#app/pages/page-head.ts';
import { siteSnapshot } from '#app/pages/site-snapshot.server.ts';
import { endpointPath } from '#app/paths.ts';
import stylesheet from './landing.css?url';

/** The form of the contact page, which takes the place of one that staff have switched off. */
export const contactQuestions = (locale: Locale): LeadQuestions =>
  contactForm(instanceOf(locale).getFixedT(locale, 'qualification'));

/** The form of a landing page, and the version of one that staff made. */
async function formOf({ form }: Landing, locale: Locale) {
  const { forms } = await siteSnapshot();
  const own =
    form === CONTACT_FORM ? undefined : forms.find(({ text }) => text[locale].id === form);
  return own?.text[locale] ?? { ...contactQuestions(locale), version: undefined };
}

/** A landing page, with what a refused post has to say and everything that was typed. */
export async function landingPage(locale: Locale, landing: Landing, state: FormState = {}) {
  const words = instanceOf(locale).getFixedT(locale, 'qualification');
  const text = landing.texts[locale];
  const head: PageHead = {
    ...text.head,
    noindex: landing.indexing === 'noindex',
    stylesheet,
    wholeStylesheet: true,
  };
  const hasForm = sectionsOf(landing).includes('form');
  const form = hasForm ? await formOf(landing, locale) : undefined;
  const island =
    form &&
    renderIsland({
      name: 'page-form',
      namespaces: ['qualification'],
      locale,
      component: PageForm,
      props: {
        form,
        action: endpointPath('landingSubmit', locale, { slug: landing.slugs[locale] }),
        submitLabel: text.form.submit || words('pageForms.contact.submit'),
        ...(form.version && { hidden: { [POST.version]: String(form.version) } }),
        ...state,
      },
      touch: true,
    });
  const source = form?.version === undefined ? 'contact_form' : 'qualification';
  const promise = hasForm ? (await siteSnapshot()).promise(source, locale) : null;
  return { head, landing, island, promise };
}
