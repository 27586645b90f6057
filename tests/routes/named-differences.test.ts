import { beforeAll, expect, it } from 'vitest';
import audit from '#app/audit/locales/pt-BR.json' with { type: 'json' };
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { draft, fieldsOf, formOf, newForm } from './form-drafts.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

/* Tables of differences name other rows, such as custom fields, and never show their ids. */

const site = useBuiltSite();

let ana: SignedIn;
beforeAll(async () => {
  ana = await signedIn(site(), 'admin');
});

async function customField(label: string): Promise<string> {
  const [row] = await sql<{ id: string }>(
    `insert into public.custom_fields (subject, key, label, type, choices)
     values ('contact', $1, $2, 'text', '[]') returning id`,
    ...[`campo_${crypto.randomUUID().slice(0, 8)}`, label],
  );
  return row?.id ?? '';
}

/** Saves a form whose last question fills in a custom field; the others are those of a new form. */
async function save(id: string, customField: string, seen?: number) {
  const questions = (await fieldsOf(id)).map(
    ({ id: key, field_label: label, contact_property }) => ({
      ...{ key, label, type: contact_property === 'email' ? 'email' : 'text' },
      property: contact_property ?? '',
    }),
  );
  const last = questions.at(-1);
  if (last) Object.assign(last, { customField });
  const revision = String(seen ?? (await formOf(id))?.revision);
  return post(
    site(),
    `/admin/forms/${id}`,
    { ...draft(questions), revision },
    { cookie: ana.cookie },
  );
}

/** The cells of the tables of differences about custom fields: before and after. */
const cellsIn = (html: string) =>
  [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)]
    .map(([, row = '']) =>
      [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs)].map(([, cell = '']) =>
        cell.replace(/<[^>]*>/g, '').trim(),
      ),
    )
    .filter(([name = '']) => name.includes(audit.columns.custom_field_id))
    .map((cells) => cells.slice(1, 3).map((cell) => cell.replace(/^Antes|^Depois/, '')));

it('versions and conflicts of a form name custom fields, deleted ones too', async () => {
  const [color, size] = [await customField('Cor favorita'), await customField('Tamanho')];
  const id = await newForm(site(), ana);
  expect((await save(id, color)).status).toBe(200);
  const seen = (await formOf(id))?.revision;
  expect((await save(id, size)).status).toBe(200);
  const path = `/admin/forms/${id}`;
  const versions = (await visit(site(), path, ana.cookie)).text;
  expect(cellsIn(versions)).toContainEqual([
    expect.stringContaining('Cor favorita'),
    expect.stringContaining('Tamanho'),
  ]);
  // A colleague has saved the other field meanwhile.
  const conflict = await save(id, color, seen);
  expect(conflict.status).toBe(409);
  expect(cellsIn(conflict.text)).toContainEqual([
    expect.stringContaining('Tamanho'),
    expect.stringContaining('Cor favorita'),
  ]);
  await post(
    site(),
    '/admin/fields',
    { intent: 'archive', id: color, revision: '1', set: 'none' },
    { cookie: ana.cookie },
  );
  await post(
    site(),
    '/admin/fields',
    { intent: 'delete', id: color, revision: '2', set: 'none' },
    { cookie: ana.cookie },
  );
  expect(await sql('select from public.custom_fields where id = $1', color)).toEqual([]);
  const since = (await visit(site(), path, ana.cookie)).text;
  expect(cellsIn(since).flat().join()).toContain('Cor favorita');
  // Once the record of the deletion is gone too, words stand in for the name.
  await sql('delete from public.setting_changes where row_id = $1', color);
  const nameless = cellsIn((await visit(site(), path, ana.cookie)).text).flat();
  expect(nameless.join()).toContain(audit.removedRow);
  expect(nameless.filter((cell) => cell.includes(color) || cell.includes(size))).toEqual([]);
});
