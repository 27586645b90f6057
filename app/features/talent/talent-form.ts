import type { FormField, LeadQuestions } from '#app/features/qualification/form-definition.ts';
import { personQuestions, question } from '#app/features/qualification/page-forms.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';

/** An opening to choose: its key, and its title in the language of the form. */
export type OpeningChoice = { value: string; label: string };

/** For applicants who are not sure yet, or do something else. */
export const ANY_OPENING = 'other';

/** The questions of an application. `openings` are the places to choose from; there may be none. */
export function talentForm(locale: Locale, openings: readonly OpeningChoice[]): LeadQuestions {
  const t = instanceOf(locale).getFixedT(locale, 'talent', 'form');
  const opening: FormField = {
    ...question('opening', 'select', true, t('opening'), ''),
    options: [...openings, { value: ANY_OPENING, label: t('anyOpening') }],
  };
  return {
    id: 'talent',
    fields: [
      ...personQuestions(instanceOf(locale).getFixedT(locale, 'qualification')),
      question('link', 'text', false, t('link'), t('linkPlaceholder')),
      opening,
      question('message', 'textarea', true, t('message'), t('messagePlaceholder')),
    ],
  };
}

/** The title under which a key was offered, as the applicant read it. */
export const titleOf = (openings: readonly OpeningChoice[], key: string): string =>
  openings.find(({ value }) => value === key)?.label ?? key;

/** The openings that a form offers. */
export const openingsOf = ({ fields }: LeadQuestions): readonly OpeningChoice[] =>
  fields.find(({ name }) => name === 'opening')?.options ?? [];
