import type { FormField, LeadQuestions } from '#app/features/qualification/form-definition.ts';
import { question } from '#app/features/qualification/page-forms.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { REQUEST_KINDS } from './privacy-request.ts';

/** The questions of a request about one's own data. */
export function privacyForm(locale: Locale): LeadQuestions {
  const t = instanceOf(locale).getFixedT(locale, 'privacy');
  const kind: FormField = {
    ...question('kind', 'select', true, t('form.kind'), t('form.kindPlaceholder')),
    options: REQUEST_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
  };
  return {
    id: 'privacy',
    fields: [
      kind,
      question('email', 'email', true, t('form.email'), t('form.emailPlaceholder')),
      question('name', 'text', false, t('form.name'), t('form.namePlaceholder')),
      question('message', 'textarea', false, t('form.message'), t('form.messagePlaceholder')),
    ],
  };
}
