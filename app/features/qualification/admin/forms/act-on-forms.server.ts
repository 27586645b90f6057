import { redirect } from 'react-router';
import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Permission } from '#app/access/permissions.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { adminPath } from '#app/paths.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import type { FormActReply } from './form-replies.ts';
import { makeForm, readForm, setFormState } from './forms.store.server.ts';
import { FORM_STATES, type StoredDefinition, type StoredField } from './stored-form.ts';

type Refused = { reply: Extract<FormActReply, { done: false }>; status: 403 | 404 | 422 };
type Answer = Response | Refused | { reply: FormActReply; status: 200 };

const LONGEST_NAME = 120;

const act = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('state'), id: z.uuid(), state: z.enum(FORM_STATES) }),
  z.object({ intent: z.literal('duplicate'), id: z.uuid() }),
  z.object({ intent: z.literal('create') }),
]);

const refused = (status: Refused['status'], why: Refused['reply']['why']): Refused => ({
  reply: { done: false, why },
  status,
});

/** What a form begins with: who is writing, in both languages. */
function firstDefinition(): StoredDefinition {
  const words = (locale: Locale) =>
    instanceOf(locale).getFixedT(locale, 'forms')('first', { returnObjects: true });
  const [pt, en] = [words('pt-BR'), words('en')];
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

const toBuilder = (id: string) => redirect(adminPath('formBuilder', { id }), 303);

async function make(person: Person, locale: Locale, original?: string): Promise<Answer> {
  const t = instanceOf(locale).getFixedT(locale, 'forms');
  const id = await asPerson(person, async (tx) => {
    if (original === undefined) return makeForm(tx, t('list.newName'), firstDefinition());
    const form = await readForm(tx, original);
    if (!form || form.deleted) return undefined;
    const fields = form.definition.fields.map((field) => ({ ...field, id: '' }));
    const suffix = t('list.copySuffix');
    const name = `${form.name.slice(0, LONGEST_NAME - suffix.length)}${suffix}`;
    // For no page yet: the original is older and keeps those that it has.
    return makeForm(tx, name, { ...form.definition, fields });
  });
  return id ? toBuilder(id) : refused(404, 'gone');
}

/** A posted change of the list: a form made, copied, switched on or off, put away or taken out. */
export async function actOnForms(
  person: Person,
  form: FormData,
  permissions: ReadonlySet<Permission>,
  locale: Locale,
): Promise<Answer> {
  const asked = act.safeParse(Object.fromEntries(form));
  const needed = asked.data?.intent === 'state' ? 'settings:update' : 'settings:create';
  if (!permissions.has(needed)) return refused(403, 'forbidden');
  if (!asked.success) return refused(422, 'invalid');
  if (asked.data.intent === 'create') return make(person, locale);
  const { id } = asked.data;
  if (asked.data.intent === 'duplicate') return make(person, locale, id);
  const { state } = asked.data;
  const changed = await asPerson(person, (tx) => setFormState(tx, id, state));
  if (!changed) return refused(404, 'gone');
  return { reply: { done: true, id, ...changed, to: state }, status: 200 };
}
