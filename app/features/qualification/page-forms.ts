import type { TFunction } from 'i18next';
import { formatDay } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { FormField, LeadQuestions } from './form-definition.ts';

/*
 * Forms that are part of a page instead of rows that staff edit. The names of their questions are
 * the contact's own properties, which the intake reads where no form row says otherwise.
 */

type Translate = TFunction<'qualification'>;

/** A question of a page's form; a select gets its options beside this. */
export const question = (
  name: string,
  type: FormField['type'],
  required: boolean,
  label: string,
  placeholder: string,
): FormField => ({ name, type, required, label, placeholder, options: [] });

/** The questions about the person: name, e-mail and an optional phone. */
export const personQuestions = (t: Translate): FormField[] => [
  question('name', 'text', true, t('pageForms.name'), t('pageForms.namePlaceholder')),
  question('email', 'email', true, t('pageForms.email'), t('pageForms.emailPlaceholder')),
  question('phone', 'tel', false, t('pageForms.phone'), t('pageForms.phonePlaceholder')),
];

const company = (t: Translate) =>
  question('company', 'text', false, t('pageForms.company'), t('pageForms.companyPlaceholder'));

/** The questions of the contact page. */
export function contactForm(t: Translate): LeadQuestions {
  const { message, messagePlaceholder } = t('pageForms.contact', { returnObjects: true });
  const last = question('message', 'textarea', true, message, messagePlaceholder);
  return { id: 'contact', fields: [...personQuestions(t), company(t), last] };
}

/** A registration carries its workshop beside its answers, as the visitor read it. */
export type WorkshopFacts = { workshop: string; workshop_name: string };

/** The question about the day; `dates` are those to choose from, `YYYY-MM-DD`. */
function dateQuestion(t: Translate, locale: Locale, dates: readonly string[]): FormField {
  const words = t('pageForms.workshop', { returnObjects: true });
  return {
    ...question('date', 'select', true, words.date, ''),
    options: [
      ...dates.map((day) => ({ value: day, label: formatDay(day, locale) })),
      { value: 'other', label: words.otherDate },
    ],
  };
}

const workshopQuestions = (t: Translate, date: readonly FormField[]): FormField[] => {
  const { message, messagePlaceholder } = t('pageForms.workshop', { returnObjects: true });
  const last = question('message', 'textarea', false, message, messagePlaceholder);
  return [...personQuestions(t), company(t), ...date, last];
};

/** The questions of a workshop's registration. Without `dates` the question about them is left out. */
export const workshopForm = (
  t: Translate,
  locale: Locale,
  slug: string,
  dates: readonly string[],
): LeadQuestions => ({
  // The slug keeps registrations of one person for two workshops apart.
  id: `workshop-${slug}`,
  fields: workshopQuestions(t, dates.length > 0 ? [dateQuestion(t, locale, dates)] : []),
});

/** The questions of a page's form, for readers of the answers `data`. */
export function questionsOfPage(
  source: string,
  data: Readonly<Record<string, unknown>>,
  t: Translate,
  locale: Locale,
): FormField[] {
  if (source !== 'workshop') return contactForm(t).fields;
  // The value may be no day: "other", or whatever was posted past the form.
  const day = String(data['date']);
  const days = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? [day] : [];
  return [
    question('workshop_name', 'text', true, t('pageForms.workshop.subject'), ''),
    ...workshopQuestions(t, [dateQuestion(t, locale, days)]),
  ];
}
