import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder, sourceFiles } from '../../tools/source-files.ts';

/** Base names of the files below `app`, `server` and the definitions that hold a text, tests apart. */
const filesWith = (text: string): string[] =>
  sourceFiles('app/*.ts', 'app/*.tsx', 'server/*.ts', '*/sql/*.sql')
    .filter((file) => !/\.test\.tsx?$|\.types\.ts$/.test(file))
    .filter((file) => readFileSync(path.join(projectFolder, file), 'utf8').includes(text))
    .map((file) => path.basename(file))
    .sort();

it('names the company’s time zone where days are made, and nowhere else', () => {
  expect(filesWith("'America/Sao_Paulo'")).toEqual([
    'business-day.ts',
    'business_day.sql',
    // Hours of a day that are written as clocks show them.
    'business_spans.sql',
    'start_of_day.sql',
    // The zone is in the stored hours.
    'week-form.ts',
  ]);
});

it('answers an unknown item in one way', () => {
  const own = filesWith('throw data(null, { status: 404 })').filter(
    (file) => !file.startsWith('ticket'),
  );
  expect(own).toEqual([]);
});

it('names colleagues without their profiles, which most readers may not read', () => {
  expect(
    filesWith("Join('user_profiles")
      // Readers of these may read every profile.
      .filter((file) => !/^(?:people|roles|security-events|staff-privacy)\.store/.test(file)),
  ).toEqual([]);
});
