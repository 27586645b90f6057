import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { messages } from '#app/composition/messages.ts';
import { instanceOf, registerMessages } from '#app/i18n/instances.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { textGroups } from '#app/registry.ts';
import { shippedItems } from '../overrides/content-kinds.ts';
import { leavesOf, schemaOf } from '../overrides/content-leaves.ts';
import { contentWith, withContent } from '../overrides/published-content.server.ts';

registerMessages(messages);

const groups = shippedItems().filter(({ kind }) => kind === 'text');
const PLACE = { name: 'Forja', city: 'Rio', state: 'SP' };
const places = { 'pt-BR': PLACE, en: PLACE };

it('finds every declared message in both languages, and each in one group alone', () => {
  expect(groups.map(({ slug }) => slug).sort()).toEqual(Object.keys(textGroups).sort());
  const all = groups.flatMap(({ kind, slug, value }) => {
    const paths = leavesOf(kind, value).map(({ path }) => path);
    const keysOf = (locale: string) =>
      paths
        .filter((path) => path.startsWith(`texts.${locale}.`))
        .map((path) => path.slice(`texts.${locale}.`.length));
    expect([slug, keysOf('en')]).toEqual([slug, keysOf('pt-BR')]);
    for (const key of textGroups[slug]?.keys ?? []) {
      const isFound = keysOf('en').some((one) => one === key || one.startsWith(`${key}.`));
      expect([slug, key, isFound]).toEqual([slug, key, true]);
    }
    return keysOf('en').map((key) => `${textGroups[slug]?.namespace}:${key}`);
  });
  expect(new Set(all).size).toBe(all.length);
});

it('accepts every text as it was shipped', () => {
  for (const { kind, value } of groups) {
    for (const leaf of leavesOf(kind, value)) {
      expect([leaf.path, schemaOf(leaf).safeParse(leaf.value).success]).toEqual([leaf.path, true]);
    }
  }
});

it('holds no catalogue that a browser loads', () => {
  const files = globSync('app/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
  const loaded = files.flatMap((file) =>
    [...file.matchAll(/namespaces: \[([^\]]*)\]/g)].flatMap(([, names = '']) =>
      [...names.matchAll(/'([\w-]+)'/g)].map(([, name]) => name),
    ),
  );
  expect(loaded).toContain('qualification');
  const editable = new Set(Object.values(textGroups).map(({ namespace }) => namespace));
  expect(loaded.filter((name) => editable.has(name ?? ''))).toEqual([]);
});

it('makes an instance for each language that is changed, once, and leaves the other one alone', () => {
  const row = {
    kind: 'text',
    slug: 'home-work',
    published: { 'texts.en.work.title': '{{ServiceCount}} trades.' },
    at: '2026-11-29T00:00:00Z',
  };
  const shipped = { 'pt-BR': instanceOf('pt-BR'), en: instanceOf('en') };
  withContent(contentWith([row], places), () => {
    expect(instanceOf('en')).toBe(instanceOf('en'));
    expect(instanceOf('en')).not.toBe(shipped.en);
    expect(instanceOf('en').getFixedT(null, 'home')('work.title')).toMatch(/^\w+ trades[.]$/);
    expect(instanceOf('pt-BR')).toBe(shipped['pt-BR']);
  });
  withContent(contentWith([], places), () => {
    for (const locale of LOCALES) expect(instanceOf(locale)).toBe(shipped[locale]);
  });
  expect(instanceOf('en')).toBe(shipped.en);
});
