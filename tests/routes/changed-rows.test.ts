import { describe, expect, it } from 'vitest';
import { asActor } from '#app/platform/database/database.server.ts';
import { currentGeneration } from '#app/platform/pages/generation.server.ts';
import { useBuiltSite } from './built-site.ts';
import { CHANGES, change } from './row-changes.ts';

const site = useBuiltSite();
const ROUNDS = 5;

describe('a changed row is on the very next load', () => {
  it.each(CHANGES)('$what', async (row) => {
    await site().ask(row.address);
    for (let mark = 100; mark < 100 + ROUNDS; mark += 1) {
      const before = await site().ask(row.address);
      const known = currentGeneration();
      await change(row, mark);
      // Known as soon as the change is, not merely before the next request happens to arrive.
      expect(currentGeneration()).toBeGreaterThan(known);
      const { headers, text } = await site().ask(row.address);
      expect(text).toContain(row.shows(mark));
      expect(headers.etag).not.toBe(before.headers.etag);
    }
  });
});

it('a rolled back change has no effect', async () => {
  const before = await site().ask('/');
  const undo = new Error('undo');
  const attempt = asActor({ kind: 'system' }, async (tx) => {
    await tx.updateTable('company_settings').set({ companyName: 'Ninguém' }).execute();
    throw undo;
  });
  await expect(attempt).rejects.toBe(undo);
  expect((await site().ask('/')).text).toBe(before.text);
});

it('a change while a page is being rendered is not lost', async () => {
  const [row] = CHANGES;
  for (let mark = 200; mark < 200 + ROUNDS; mark += 1) {
    const loads = ['/lab', '/craft', '/equipe', row.address].map((address) => site().ask(address));
    await Promise.all([change(row, mark), ...loads]);
    expect((await site().ask(row.address)).text).toContain(row.shows(mark));
  }
});

it('a form that staff switch off is gone, and back when switched on', async () => {
  const activate = (active: boolean) =>
    asActor({ kind: 'system' }, (tx) =>
      tx.updateTable('qualification_forms').set({ isActive: active }).execute(),
    );
  await activate(false);
  const without = await site().ask('/projeto');
  expect(without.text).toContain('Nenhum formulário ativo encontrado.');
  expect(without.text).not.toContain('<form method="post"');
  await activate(true);
  expect((await site().ask('/projeto')).text).not.toContain('Nenhum formulário ativo');
});
