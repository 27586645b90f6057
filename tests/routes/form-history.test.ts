import { beforeAll, expect, it } from 'vitest';
import audit from '#app/audit/locales/pt-BR.json' with { type: 'json' };
import { post } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { both, draft, fieldsOf, formOf, newForm } from './form-drafts.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();

let ana: SignedIn;
beforeAll(async () => {
  ana = await signedIn(site(), 'admin');
});

const history = async (id: string) => {
  const { text } = await visit(site(), `/admin/changes?row=${id}`, ana.cookie);
  const rows = text.matchAll(/href="\/admin\/changes\/([^"?]+)"/g);
  return [...rows].map(([, set = '']) => decodeURIComponent(set));
};

async function questionsOf(id: string) {
  const rows = await fieldsOf(id);
  return rows.map(({ id: key, field_label, contact_property }) => ({
    key,
    label: field_label,
    type: contact_property === 'email' ? 'email' : 'text',
    property: contact_property ?? '',
  }));
}

async function save(id: string, questions: Parameters<typeof draft>[0], more = {}) {
  const revision = String((await formOf(id))?.revision);
  const fields = { ...draft(questions, more), revision };
  const { status } = await post(site(), `/admin/forms/${id}`, fields, { cookie: ana.cookie });
  expect(status).toBe(200);
}

const back = (set: string) =>
  post(site(), `/admin/changes/${encodeURIComponent(set)}`, {}, { cookie: ana.cookie });

it('shows changes of questions, options and thanks of a form, and undoes all of them', async () => {
  const id = await newForm(site(), ana);
  const [name, email] = await questionsOf(id);
  if (!name || !email) throw new Error('A new form has two questions.');
  // So that from here on only what each save is about differs.
  await save(id, [name, email]);
  const known = await history(id);

  // Nothing of the form itself: a question alone.
  await save(id, [{ ...name, label: 'Como te chamam?' }, email]);
  const options = { 'o.0.key': 'new-9', 'o.0.value': 'um', ...both('o.0.label', 'Uma forja') };
  const chosen = { key: 'new-1', label: 'Qual?', type: 'select', ...options };
  await save(id, [email, chosen]);
  const [first, second] = await questionsOf(id);
  const same = [first, { ...chosen, 'o.0.key': 'um', key: second?.key ?? '' }];
  await save(id, same as Parameters<typeof draft>[0], both('thankYouMessage', 'Obrigado de novo'));

  const sets = await history(id);
  expect(sets.length).toBe(known.length + 3);
  const pages = await Promise.all(
    sets
      .slice(0, 3)
      .map(async (set) => (await visit(site(), `/admin/changes/${set}`, ana.cookie)).text),
  );
  expect(pages[0]).toContain('Obrigado de novo');
  expect(pages[1]).toContain('Uma forja');
  expect(pages[1]).toContain(audit.tables.form_fields);
  expect(pages[1]).toContain('Como te chamam?');
  expect(pages[2]).toContain('Como te chamam?');

  // Backwards, each whole: the question that went comes back where it stood, with its own id.
  for (const set of sets.slice(0, 3))
    expect((await back(set)).text).toContain(audit.changes.restored);
  expect(await questionsOf(id)).toEqual([name, email]);
  // Undo is a change of the form, too.
  expect(await history(id)).toHaveLength(known.length + 6);
});
