import { expect, test } from 'vitest';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

useScratchDatabase();

const SLUG = 'd3a00000-0000-4000-8000-000000000004';

test.each([
  [{ published: { name: 'Ana' } }, 'Ana'],
  [{ published: { 'texts.pt-BR.name': 'Campanha', 'texts.en.name': 'Campaign' } }, 'Campanha'],
  [{ published: null, draft: { 'texts.pt-BR.name': '', 'texts.en.name': 'Campaign' } }, 'Campaign'],
  [{ draft: { 'texts.pt-BR.question': 'Quanto custa?' } }, 'Quanto custa?'],
  [{ draft: { 'text.pt-BR.title': 'Pessoa desenvolvedora' } }, 'Pessoa desenvolvedora'],
  [{ draft: {} }, SLUG],
  [{ is_made: false, draft: { 'texts.pt-BR.name': 'Outro nome' } }, SLUG],
])('a change of %o is labelled %s', async (row, label) => {
  const [found] = await ownerSql<{ label: string }>('select private.setting_label($1) as label', [
    JSON.stringify({ kind: 'landing', slug: SLUG, is_made: true, ...row }),
  ]);
  expect(found?.label).toBe(label);
});
