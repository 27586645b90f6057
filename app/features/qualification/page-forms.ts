import type { TFunction } from 'i18next';
import type { FormField, LeadQuestions } from './form-definition.ts';

/** Forms that are part of a page instead of rows that staff edit. */
export type PageFormName = 'contact' | 'workshop' | 'talent';
type Translate = TFunction<'qualification'>;
type Choice = { value: string; label: string };

const question = (
  name: string,
  type: FormField['type'],
  required: boolean,
  label: string,
  placeholder: string,
): FormField => ({ name, type, required, label, placeholder, options: [] });

const person = (t: Translate): FormField[] => [
  question('name', 'text', true, t('pageForms.name'), t('pageForms.namePlaceholder')),
  question('email', 'email', true, t('pageForms.email'), t('pageForms.emailPlaceholder')),
  question('phone', 'tel', false, t('pageForms.phone'), t('pageForms.phonePlaceholder')),
];

const company = (t: Translate) =>
  question('company', 'text', false, t('pageForms.company'), t('pageForms.companyPlaceholder'));

/**
 * The questions of a page's form. Their names are the contact's own properties, which the intake
 * reads where no form row says otherwise. `choices` are the openings of the talent form.
 */
export function pageForm(name: PageFormName, t: Translate, choices: Choice[] = []): LeadQuestions {
  const message = question(
    'message',
    'textarea',
    name !== 'workshop',
    t(`pageForms.${name}.message`),
    t(`pageForms.${name}.messagePlaceholder`),
  );
  if (name !== 'talent') return { id: name, fields: [...person(t), company(t), message] };
  const opening: FormField = {
    ...question('opening', 'select', true, t('pageForms.talent.opening'), ''),
    options: [...choices, { value: 'other', label: t('pageForms.talent.anyOpening') }],
  };
  const link = question(
    'link',
    'text',
    false,
    t('pageForms.talent.link'),
    t('pageForms.talent.linkPlaceholder'),
  );
  return { id: name, fields: [...person(t), opening, link, message] };
}
