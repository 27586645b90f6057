import { beforeAll, expect, test } from 'vitest';
import { makePerson } from '../testing/people.ts';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

/* Among many ideas words are found without sorting all that have them. */

useScratchDatabase();
let viewer = '';
beforeAll(async () => {
  viewer = await makePerson({ role: 'superadmin' });
  await ownerSql('alter table public.feedback_entries disable trigger user');
  await ownerSql(
    `insert into public.feedback_entries (id, protocol, project_id, type, verbatim, created_at)
     select gen_random_uuid(), 'F-' || n, p.id, 'ideia',
       'Exportar planilhas' || case when n % 5000 = 0 then ' ximenes' else '' end,
       now() - n * interval '1 minute'
     from generate_series(1, 20000) n, public.feedback_projects p where p.key = 'forja'`,
  );
  await ownerSql('alter table public.feedback_entries enable trigger user');
  await ownerSql(
    `insert into private.idea_words (id, words) select e.id,
       private.search_text_of_idea(e.protocol, e.author_name, e.author_email, e.verbatim)
     from public.feedback_entries e on conflict (id) do nothing`,
  );
  await ownerSql('analyze public.feedback_entries');
  await ownerSql('analyze private.idea_words');
});

test.each(['planilhas', 'ximenes'])('“%s” is met by score, or looked up', async (text) => {
  const [row] = await ownerSql<{ statement: string }>(
    `select private.ideas_page_sql($1, null, null, null, null, 'score', true, null, 50) as statement
     from (select set_config('request.jwt.claims', $2, true) offset 0) asker`,
    [text, JSON.stringify({ sub: viewer })],
  );
  const plan = await ownerSql<Record<string, string>>(
    `explain (analyze, costs off, timing off, summary off) ${row?.statement}`,
  );
  const lines = plan.map((line) => Object.values(line)[0]).join('\n');
  expect(lines).toContain('feedback_ideas_ranked');
  // All ideas with a common word are not looked up, and the first rows are not read for a rare one.
  expect(lines.includes('idea_words w (never executed)')).toBe(text === 'planilhas');
  expect(lines.includes('idea_words w_2 (never executed)')).toBe(text === 'ximenes');
  const found = await ownerSql<{ verbatim: string }>(row?.statement ?? '');
  expect(found).toHaveLength(text === 'ximenes' ? 4 : 50);
});
