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

/** Who is writing: name, e-mail and, if they like, a phone. */
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

/** A registration says which workshop it is for beside its answers, as the visitor read it. */
export type WorkshopFacts = { workshop: string; workshop_name: string };

/**
 * The questions of a workshop's registration. `dates` are the days to choose from, `YYYY-MM-DD`;
 * without any the question about them falls away.
 */
export function workshopForm(
  t: Translate,
  locale: Locale,
  slug: string,
  dates: readonly string[],
): LeadQuestions {
  const words = t('pageForms.workshop', { returnObjects: true });
  const date: FormField = {
    ...question('date', 'select', true, words.date, ''),
    options: [
      ...dates.filter(isDay).map((day) => ({ value: day, label: formatDay(day, locale) })),
      { value: 'other', label: words.otherDate },
    ],
  };
  const message = question('message', 'textarea', false, words.message, words.messagePlaceholder);
  const asked = dates.length > 0 ? [date] : [];
  // The slug keeps registrations of one person for two workshops apart.
  return {
    id: `workshop-${slug}`,
    fields: [...personQuestions(t), company(t), ...asked, message],
  };
}

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** What was asked on a page, for those who read the answers `data` later. */
export function questionsOfPage(
  source: string,
  data: Readonly<Record<string, unknown>>,
  t: Translate,
  locale: Locale,
): FormField[] {
  if (source !== 'workshop') return contactForm(t).fields;
  return [
    question('workshop_name', 'text', true, t('pageForms.workshop.subject'), ''),
    // What was answered may be no day; then it is told as it stands.
    ...workshopForm(t, locale, '', [String(data['date'])]).fields,
  ];
}
