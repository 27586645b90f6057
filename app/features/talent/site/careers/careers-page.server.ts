import type { FormState } from '#app/areas/site/form-post/form-post.server.ts';
import { isSamplePage } from '#app/features/content/about/listing-pages.ts';
import { openings } from '#app/features/content/openings/openings.ts';
import PageForm from '#app/features/qualification/page-form.island.tsx';
import { talentForm } from '#app/features/talent/talent-form.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { renderIsland } from '#app/islands/render-island.server.tsx';
import type { PageHead } from '#app/pages/page-head.ts';
import { endpointPath } from '#app/paths.ts';
import stylesheet from './careers.css?url';

/** The questions of an application, with the openings of the page to choose from. */
export const talentQuestions = (locale: Locale) =>
  talentForm(
    locale,
    openings(locale).map(({ key, text }) => ({ value: key, label: text[locale].title })),
  );

/** The careers page, with the errors of a refused application and everything that was typed. */
export function careersPage(locale: Locale, state: FormState = {}) {
  const t = instanceOf(locale).getFixedT(null, 'careers', 'meta');
  const words = instanceOf(locale).getFixedT(locale, 'talent', 'form');
  const head: PageHead = {
    title: t('title'),
    description: t('description'),
    noindex: isSamplePage('careers', locale),
    stylesheet,
  };
  const island = renderIsland({
    name: 'page-form',
    namespaces: ['qualification'],
    locale,
    component: PageForm,
    props: {
      form: talentQuestions(locale),
      action: endpointPath('talentSubmit', locale),
      submitLabel: words('submit'),
      privacy: words('privacy'),
      ...state,
    },
    touch: true,
  });
  return { head, island };
}
