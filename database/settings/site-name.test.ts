import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectFolder } from '../../tools/source-files.ts';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

const migration = readFileSync(
  path.join(projectFolder, 'database/migrations/0054_site_name_follows_company.sql'),
  'utf8',
);

/** As it runs on a database that has been in use. */
async function afterwards(set: string) {
  await ownerSql(`update public.seo_settings set ${set} where business_unit = 'forja'`);
  await ownerSql(migration.slice(migration.indexOf('update public.seo_settings')));
  return (
    await ownerSql(`select site_name, title_template from public.seo_settings
      where business_unit = 'forja'`)
  )[0];
}

describe('a site whose name was filled in once', () => {
  useScratchDatabase();

  test('is called like its company from now on', async () => {
    expect(await afterwards(`site_name = 'Forja', title_template = '%s | Forja'`)).toEqual({
      site_name: null,
      title_template: '%s | %n',
    });
  });

  test.each([
    [`site_name = 'Oficina', title_template = '%s | Forja'`, 'Oficina', '%s | Forja'],
    [`site_name = 'Forja', title_template = '%s na Forja'`, 'Forja', '%s na Forja'],
    [
      `site_name = 'Forja', title_template = '%s | Forja', translations = '{"en": {"site_name": "Forge"}}'`,
      'Forja',
      '%s | Forja',
    ],
  ])('keeps what staff have set: %s', async (set, name, template) => {
    expect(await afterwards(set)).toEqual({ site_name: name, title_template: template });
  });
});
