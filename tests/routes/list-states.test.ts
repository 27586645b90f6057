import { beforeAll, expect, it } from 'vitest';
import leadsEn from '#app/features/qualification/admin/leads/locales/en.json' with { type: 'json' };
import leadsPt from '#app/features/qualification/admin/leads/locales/pt-BR.json' with {
  type: 'json',
};
import en from '#app/ui/admin/data-table/locales/en.json' with { type: 'json' };
import pt from '#app/ui/admin/data-table/locales/pt-BR.json' with { type: 'json' };
import { sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

/* What a list says of itself, in both languages. */

const site = useBuiltSite();
let viewer: SignedIn;
beforeAll(async () => {
  viewer = await signedIn(site(), 'viewer');
  // More than are counted; sent in one statement, as no visitor could.
  await sql('alter table public.qualification_submissions disable trigger user');
  await sql(
    `insert into public.qualification_submissions (form_data, protocol, source, created_at)
     select jsonb_build_object('name', 'Pessoa ' || lpad(n::text, 5, '0')), 'P' || n,
       case when n <= 120 then 'workshop' else 'contact_form' end, now() - n * interval '1 minute'
     from generate_series(1, 10120) n`,
  );
  await sql('alter table public.qualification_submissions enable trigger user');
  // What their triggers would have set.
  await sql('update public.qualification_submissions set contact_id = contact_id');
  const two = "unnest(array['Um', 'Dois']) as name";
  await sql(`insert into public.logos (name, type, file_path, public_url, width, height, is_active)
    select name, 'symbol', name, '/brand/' || name, 1, 1, false from ${two}`);
  await sql(`insert into public.brand_colors (scheme_name, primary_color, accent_color)
    select name, '#101010', '#202020' from ${two}`);
  await sql(`insert into public.qualification_forms (name, title, thank_you_title, thank_you_message)
    select name, name, name, name from ${two}`);
});
const see = async (query: string, locale = 'pt-BR') => {
  const cookies = `${viewer.cookie}; preferred-locale=${locale}`;
  return (await visit(site(), `/admin/leads?${query}`, cookies)).text;
};
const namesIn = (text: string) =>
  [...text.matchAll(/<b>(Pessoa \d+)<\/b>/g)].map(([, name]) => name);
const headsIn = (text: string) => [...text.matchAll(/aria-sort="(\w+)"/g)].map(([, way]) => way);

/** What each button that changes one item of a list is called. */
const namesOfChanges = (text: string) =>
  [...text.matchAll(/<button([^>]*class="button outlined compact"[^>]*)>([\s\S]*?)<\/button>/g)]
    .filter(([, of = '']) => !of.includes('commandfor') || of.includes('aria-haspopup'))
    .map(([, of = '', message = '']) => /aria-label="([^"]*)"/.exec(of)?.[1] ?? message);

it.each([
  ['/admin/brand/logos', 'Excluir: Um'],
  ['/admin/brand', 'Excluir: Um'],
  ['/admin/forms', 'Arquivar: Um'],
])('%s: no two buttons are called the same, whatever row they stand in', async (path, one) => {
  const admin = await signedIn(site(), 'admin');
  const names = namesOfChanges((await visit(site(), path, admin.cookie)).text);
  expect(names).toContain(one);
  expect(names).toEqual([...new Set(names)]);
});

it.each([
  ['pt-BR', pt, leadsPt],
  ['en', en, leadsEn],
] as const)(
  'says that the filters leave nothing, which is not that there is nothing: %s',
  async (locale, words, leads) => {
    const text = await see('text=nobody-of-this-name', locale);
    expect(text).toContain(words.nothingFiltered);
    expect(text).toContain(words.nothingFilteredText);
    expect(text).not.toContain(leads.empty.title);
  },
);

it('uses the default order for an undeclared combination, and does not offer it', async () => {
  const text = await see('text=pessoa&sort=-person');
  expect(namesIn(text)[0]).toBe('Pessoa 00001');
  // The one head that still sorts is that of the usual order.
  expect(headsIn(text)).toEqual(['descending']);
  const narrowed = await see('status=new&sort=-person');
  expect(namesIn(narrowed)[0]).toBe('Pessoa 10120');
  expect(headsIn(narrowed)).toEqual(['descending', 'none', 'none', 'none']);
});

it.each([
  ['pt-BR', pt],
  ['en', en],
] as const)(
  'requires three letters of a word, and narrows nothing down by fewer: %s',
  async (locale, words) => {
    const text = await see('text=a-b', locale);
    expect(text).toContain(`id="filter-text-e">${words.threeLetters}`);
    expect(text).toMatch(/name="text"[^>]*value="a-b"|value="a-b"[^>]*name="text"/);
    expect(namesIn(text)).toHaveLength(50);
    expect(await see('text=pes', locale)).not.toContain(words.threeLetters);
  },
);

it.each([
  ['pt-BR', '120 itens', '10.000+ itens', '1.000+ itens'],
  ['en', '120 items', '10,000+ items', '1,000+ items'],
])('says how many there are, and where it stops counting: %s', async (locale, few, many, found) => {
  expect(await see('source=workshop', locale)).toContain(few);
  expect(await see('text=pessoa&source=workshop', locale)).toContain(few);
  expect(await see('', locale)).toContain(many);
  expect(await see('text=pessoa', locale)).toContain(found);
});
