import { beforeAll, describe, expect, test } from 'vitest';
import { ideaFiles } from '#app/features/content/ideas/ideas.ts';
import { addressOf } from '#app/features/content/landings/free-address.server.ts';
import { openingFiles } from '#app/features/content/openings/openings.ts';
import { personFiles } from '#app/features/content/team/people.ts';
import { workshopFiles } from '#app/features/content/workshops/workshops.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';

describe('addresses of people', () => {
  useScratchDatabase();
  let admin = '';
  beforeAll(async () => {
    admin = await makePerson({ role: 'admin' });
  });
  const asAdmin = <Row>(statement: string) =>
    actorSql<Row>({ kind: 'user', userId: admin }, statement);
  const rename = (slug: string, name: string | null) => {
    const published = name === null ? 'null' : `'${JSON.stringify({ name }).replace(/'/g, "''")}'`;
    return asAdmin(`insert into public.content_overrides (kind, slug, published, published_at)
      values ('person', '${slug}', ${published}, now())
      on conflict (kind, slug) do update set published = excluded.published`);
  };
  const addressesOf = async (slug: string) => {
    const rows = await ownerSql<{ address: string; is_current: boolean }>(
      `select address, is_current from public.content_addresses where slug = $1
       order by is_current desc, address`,
      [slug],
    );
    return [rows.filter((row) => row.is_current), rows.filter((row) => !row.is_current)].map(
      (some) => some.map(({ address }) => address),
    );
  };

  test('every item of the files has an address that items of staff cannot use', async () => {
    const rows = await ownerSql<{ key: string }>(
      `select concat_ws(' ', kind, slug, locale, address) as key
       from public.content_addresses where is_current`,
    );
    const translated = [
      ...workshopFiles.map(({ slugs }) => ({ kind: 'workshop', slug: slugs.en, slugs })),
      ...ideaFiles.map(({ slugs }) => ({ kind: 'idea', slug: slugs.en, slugs })),
      ...openingFiles.map(({ key, text }) => ({
        kind: 'opening',
        slug: key,
        slugs: { 'pt-BR': text['pt-BR'].slug, en: text.en.slug },
      })),
    ];
    expect(rows.map(({ key }) => key).sort()).toEqual(
      [
        ...personFiles.map(({ slug }) => `person ${slug} ${slug}`),
        ...translated.flatMap(({ kind, slug, slugs }) =>
          LOCALES.map((locale) => `${kind} ${slug} ${locale} ${slugs[locale]}`),
        ),
      ].sort(),
    );
  });

  test('an address follows the published name there and back, and each earlier one is kept', async () => {
    await rename('livia-fontoura', 'José d’Ávila Conceição');
    expect(await addressesOf('livia-fontoura')).toEqual([
      ['jose-d-avila-conceicao'],
      ['livia-fontoura'],
    ]);
    await rename('livia-fontoura', 'Ana Souza');
    await rename('livia-fontoura', '山田');
    expect(await addressesOf('livia-fontoura')).toEqual([
      ['ana-souza'],
      ['jose-d-avila-conceicao', 'livia-fontoura'],
    ]);
    await asAdmin(`delete from public.content_overrides where slug = 'livia-fontoura'`);
    expect(await addressesOf('livia-fontoura')).toEqual([
      ['livia-fontoura'],
      ['ana-souza', 'jose-d-avila-conceicao'],
    ]);
  });

  test('two people of one name have two addresses, also when both are renamed at once', async () => {
    const two = ['helena-prado', 'rute-azevedo'];
    await Promise.all(two.map((slug) => rename(slug, 'Bia Lima')));
    const current = await Promise.all(two.map(async (slug) => (await addressesOf(slug))[0]?.[0]));
    expect([...current].sort()).toEqual(['bia-lima', 'bia-lima-2']);
    // An address that somebody has had, and one that the files give, are never given to another.
    await rename('davi-lacerda', 'Ana Souza');
    expect((await addressesOf('davi-lacerda'))[0]).toEqual(['ana-souza-2']);
    await rename('davi-lacerda', 'Caio Nakamura');
    expect((await addressesOf('davi-lacerda'))[0]).toEqual(['caio-nakamura-2']);
    await rename('davi-lacerda', null);
    expect((await addressesOf('davi-lacerda'))[0]).toEqual(['davi-lacerda']);
  });

  test('an item is visible, hidden or removed, and nobody writes an address', async () => {
    const as = { kind: 'user', userId: admin } as const;
    const hide = (value: string) => `insert into public.content_overrides (kind, slug, visibility)
      values ('opening', 'a', '${value}')
      on conflict (kind, slug) do update set visibility = excluded.visibility`;
    expect(await refusalOf(as, hide('hidden'))).toBe('none');
    expect(await refusalOf(as, hide('gone'))).toBe('23514');
    for (const statement of [
      `insert into public.content_addresses (kind, slug, address, is_current)
        values ('person', 'x', 'x', false)`,
      `update public.content_addresses set address = 'x' where slug = 'davi-lacerda'`,
      'delete from public.content_addresses',
    ]) {
      expect(await refusalOf(as, statement)).toBe('42501');
    }
  });

  test('people without the permission change no visibility', async () => {
    const hide = `update public.content_overrides set visibility = 'removed'`;
    const begin = `insert into public.content_overrides (kind, slug, visibility)
      values ('piece', 'x', 'removed')`;
    for (const role of ['manager', 'viewer'] as const) {
      const as = { kind: 'user', userId: await makePerson({ role }) } as const;
      expect(await actorSql(as, `${hide} returning id`)).toEqual([]);
      expect(await refusalOf(as, begin)).toBe('42501');
    }
    expect(await refusalOf({ kind: 'anonymous' }, hide)).toBe('42501');
  });
});

describe('addresses of landing pages', () => {
  useScratchDatabase();
  let admin = '';
  beforeAll(async () => {
    admin = await makePerson({ role: 'admin' });
  });
  const publish = (slug: string, published: Record<string, string>) =>
    actorSql(
      { kind: 'user', userId: admin },
      `insert into public.content_overrides (kind, slug, is_made, published, published_at)
       values ('landing', '${slug}', true, '${JSON.stringify(published)}', now())
       on conflict (kind, slug) do update set published = excluded.published`,
    );
  const addresses = () =>
    ownerSql<{ slug: string; locale: string; address: string; is_current: boolean }>(
      `select slug, locale, address, is_current from public.content_addresses where kind = 'landing'
       order by slug, locale, created_at`,
    );

  test('are what staff write, in each language; a former one stays with its page', async () => {
    await publish('one', { 'texts.pt-BR.address': 'Sair das Planilhas', 'texts.pt-BR.name': 'X' });
    await publish('one', { 'texts.pt-BR.address': 'Açaí & Cia', 'texts.en.address': 'acai' });
    await publish('two', { 'texts.pt-BR.address': 'sair das planilhas' });
    expect(await addresses()).toEqual([
      { slug: 'one', locale: 'en', address: 'acai', is_current: true },
      { slug: 'one', locale: 'pt-BR', address: 'sair-das-planilhas', is_current: false },
      { slug: 'one', locale: 'pt-BR', address: 'acai-cia', is_current: true },
      { slug: 'two', locale: 'pt-BR', address: 'sair-das-planilhas-2', is_current: true },
    ]);
  });

  test('are spelled by the site as by the database', async () => {
    const texts = [
      'José d’Ávila & Cia.',
      '  Öl — żółw đĐ øØ ',
      'ÇA VA 2026!',
      'x'.repeat(130),
      '???',
    ];
    const rows = await ownerSql<{ address: string }>(
      `select private.address_of_name(t) as address from unnest($1::text[]) with ordinality u (t, n)
       order by n`,
      [texts],
    );
    expect(texts.map(addressOf)).toEqual(rows.map(({ address }) => address));
  });
});
