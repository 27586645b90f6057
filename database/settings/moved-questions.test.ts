import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

useScratchDatabase();

const migration = readFileSync(
  new URL('../migrations/0111_questions_one_by_one.sql', import.meta.url),
  'utf8',
);

test('texts that staff wrote over questions of a group move to the questions', async () => {
  await ownerSql(`insert into public.content_overrides (kind, slug, draft, published, published_at) values
    ('question', 'terms', '{"texts.en.questions.1.answer": "Draft", "texts.en.title": "Dates"}',
      '{"texts.en.questions.0.question": "How long?", "texts.en.questions.0.answer": "A month."}',
      '2026-11-01'),
    ('question', 'trust', null, '{"texts.en.title": "Safety"}', '2026-11-01')`);
  await ownerSql(migration);
  const rows = await ownerSql(
    `select kind || '/' || slug as item, draft, published, published_at is not null as dated
     from public.content_overrides order by 1`,
  );
  expect(rows).toEqual([
    {
      item: 'answer/terms-1',
      draft: null,
      published: { 'texts.en.question': 'How long?', 'texts.en.answer': 'A month.' },
      dated: true,
    },
    {
      item: 'answer/terms-2',
      draft: { 'texts.en.answer': 'Draft' },
      published: null,
      dated: false,
    },
    { item: 'question/terms', draft: { 'texts.en.title': 'Dates' }, published: null, dated: true },
    { item: 'question/trust', draft: null, published: { 'texts.en.title': 'Safety' }, dated: true },
  ]);
});
