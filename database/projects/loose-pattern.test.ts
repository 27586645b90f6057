import { describe, expect, test } from 'vitest';
import { randomFor } from '../../tests/seed.ts';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

const SIGNS: readonly string[] = [...'aáÃcçÇnñeÉiouÜzZ 1-._%*+?()[]{}^$|\\/'];
const { next: random } = randomFor('loose patterns');
const some = (most: number) =>
  Array.from(
    { length: 1 + Math.floor(random() * most) },
    () => SIGNS[Math.floor(random() * SIGNS.length)],
  ).join('');

describe('a pattern without accents', () => {
  useScratchDatabase();

  test('matches the same texts as when both are folded', async () => {
    const cases = Array.from({ length: 400 }, () => {
      const text = some(30);
      const at = Math.floor(random() * text.length);
      return { text, typed: random() < 0.5 ? text.slice(at, at + 3) : some(2) };
    }).filter(({ typed }) => typed.trim() !== '');
    const rows = await ownerSql<{ text: string; typed: string; loose: boolean; folded: boolean }>(
      `select c.text, c.typed, c.text ~* private.loose_pattern(c.typed) as loose,
         strpos(private.folded(c.text), private.folded(btrim(c.typed))) > 0 as folded
       from jsonb_to_recordset($1) as c (text text, typed text)`,
      [JSON.stringify(cases)],
    );
    expect(rows.filter(({ loose, folded }) => loose !== folded)).toEqual([]);
    expect(new Set(rows.map(({ folded }) => folded)).size).toBe(2);
  });
});
