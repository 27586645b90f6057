import type { FormState } from '#app/areas/site/form-post/form-post.server.ts';
import PageForm from '#app/features/qualification/page-form.island.tsx';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { renderIsland } from '#app/islands/render-island.server.tsx';
import type { PageHead } from '#app/pages/page-head.ts';
import { endpointPath } from '#app/paths.ts';
import { privacyForm } from '../privacy-form.ts';
import stylesheet from './privacy-request.css?url';

/** The page of privacy requests, with the errors of a refused post. */
export function privacyRequestPage(locale: Locale, state: FormState = {}) {
  const t = instanceOf(locale).getFixedT(locale, 'privacy');
  const head: PageHead = {
    title: t('page.meta.title'),
    description: t('page.meta.description'),
    stylesheet,
  };
  const island = renderIsland({
    name: 'page-form',
    namespaces: ['qualification'],
    locale,
    component: PageForm,
    props: {
      form: privacyForm(locale),
      action: endpointPath('privacySubmit', locale),
      submitLabel: t('form.submit'),
      privacy: t('form.privacy'),
      ...state,
    },
    touch: true,
  });
  return { head, island };
}
