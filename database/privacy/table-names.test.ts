import { expect, test } from 'vitest';
import en from '../../app/features/privacy/locales/en.json' with { type: 'json' };
import pt from '../../app/features/privacy/locales/pt-BR.json' with { type: 'json' };
import { tableMessage } from '../../app/features/privacy/table-names.ts';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

useScratchDatabase();

test('every table with personal data has a name of its own in both languages, and no name is unused', async () => {
  const rows = await ownerSql<{ table: string }>(
    'select table_name as "table" from private.personal_data',
  );
  const messages = rows.map(({ table }) => tableMessage(table)).sort();
  expect(messages).toEqual([...new Set(messages)]);
  for (const { tables } of [pt, en]) {
    expect(Object.keys(tables).sort()).toEqual(messages);
    expect(new Set(Object.values(tables)).size).toBe(messages.length);
  }
});
