import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { adminPath } from '#app/paths.ts';
import { makeForm, readForm } from '../forms.store.server.ts';
import type { StoredDefinition, StoredField } from '../stored-form.ts';

const LONGEST_NAME = 120;

const wordsIn = (locale: Locale) => instanceOf(locale).getFixedT(locale, 'forms');

/** The first question of a form: the person's name, in both languages. */
function firstDefinition(): StoredDefinition {
  const [pt, en] = [
    wordsIn('pt-BR')('first', { returnObjects: true }),
    wordsIn('en')('first', { returnObjects: true }),
  ];
  const question = (
    field_name: string,
    property: 'name' | 'email',
    type: 'text' | 'email',
  ): StoredField => ({
    id: '',
    field_name,
    field_label: pt[property],
    field_type: type,
    is_required: true,
    placeholder_text: null,
    options: [],
    contact_property: property,
    translations: { en: { field_label: en[property] } },
  });
  return {
    title: pt.title,
    description: null,
    thank_you_title: pt.thankYouTitle,
    thank_you_message: pt.thankYouMessage,
    redirect_to_whatsapp: false,
    redirect_delay: 3,
    translations: {
      en: {
        title: en.title,
        thank_you_title: en.thankYouTitle,
        thank_you_message: en.thankYouMessage,
      },
    },
    fields: [question('nome', 'name', 'text'), question('email', 'email', 'email')],
  };
}

const toBuilder = ({ data: { id } }: { data: { id: string } }) => adminPath('formBuilder', { id });

/** Creates a form that visitors do not see yet, and redirects to its builder. */
export const createForm = command({
  permission: 'site:create',
  input: z.object({}),
  prepare: async ({ request }) => preferredLocale(request),
  async run({ tx, ready: locale }) {
    const t = wordsIn(locale);
    return { id: await makeForm(tx, { name: t('list.newName'), source: '' }, firstDefinition()) };
  },
  redirectTo: toBuilder,
});

/** Copies a form, and redirects to the builder of the copy. A deleted form is refused. */
export const duplicateForm = command({
  permission: 'site:create',
  input: z.object({ id: z.uuid() }),
  prepare: async ({ request }) => preferredLocale(request),
  async run({ tx, input, ready: locale }) {
    const form = await readForm(tx, input.id);
    if (!form || form.deleted) throw new Refusal('gone', 404);
    const fields = form.definition.fields.map((field) => ({ ...field, id: '' }));
    const suffix = wordsIn(locale)('list.copySuffix');
    const name = `${form.name.slice(0, LONGEST_NAME - suffix.length)}${suffix}`;
    // No page shows the copy yet: of two forms for a page, the older one is shown.
    const { source } = form;
    return { id: await makeForm(tx, { name, source }, { ...form.definition, fields }) };
  },
  redirectTo: toBuilder,
});
