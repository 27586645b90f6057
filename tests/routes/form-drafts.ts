import { post, sql } from './auth-posts.ts';
import type { BuiltSite } from './built-site.ts';
import type { SignedIn } from './staff.ts';

export type FieldRow = {
  id: string;
  field_name: string;
  field_label: string;
  contact_property: string | null;
};

export const formOf = async (id: string) => {
  const [row] = await sql<{ title: string; revision: number; translations: object }>(
    'select title, revision, translations from public.qualification_forms where id = $1',
    id,
  );
  return row;
};
export const fieldsOf = (id: string) =>
  sql<FieldRow>(
    `select id, field_name, field_label, contact_property from public.form_fields
     where form_id = $1 order by field_order`,
    id,
  );

/** A form as the list makes it: two questions, switched off. */
export async function newForm(site: BuiltSite, { cookie }: SignedIn): Promise<string> {
  const made = await post(site, '/admin/forms', { intent: 'create' }, { cookie });
  return String(made.headers.location).split('/').at(-1) ?? '';
}

/** A text in both languages, as it is posted. */
export const both = (name: string, text: string) => ({
  [name]: text,
  [`${name}.en`]: `${text} (en)`,
});

type Question = { key: string; label: string; type?: string; property?: string } & Record<
  string,
  string
>;

/** What the builder posts: valid by default. */
export function draft(
  questions: Question[],
  more: Record<string, string> = {},
): Record<string, string> {
  const fields: Record<string, string> = {
    ...{ intent: 'save', name: 'Caso', delay: '3' },
    ...both('title', 'Título'),
    ...both('thankYouTitle', 'Recebido'),
    ...both('thankYouMessage', 'Até já'),
  };
  for (const [index, { label, ...rest }] of questions.entries()) {
    const place = `q.${index}.`;
    for (const [name, value] of Object.entries({
      type: 'text',
      ...both('label', label),
      ...rest,
    })) {
      fields[place + name] = value;
    }
  }
  return { ...fields, ...more };
}
