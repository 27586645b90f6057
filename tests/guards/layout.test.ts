import { expect, it } from 'vitest';
import { sourceFiles } from '../../tools/source-files.ts';

/* What belongs to a feature is in its folder; frames and the layers below have some of their own. */

const FEATURE = 'app/features/';
const FRAME = 'app/areas/';
const RECORD = 'app/audit/';
const BASE = ['app/ui/', 'app/access/', 'app/consent/', RECORD];

it.each([
  ['routes', ['app/*.route.ts', 'app/*.route.tsx'], [FEATURE, FRAME]],
  ['lists of staff', ['app/*.list.server.ts'], [FEATURE, RECORD]],
  ['jobs', ['app/*.jobs.server.ts', 'app/*-jobs.server.ts'], [FEATURE]],
  ['mails', ['app/*.emails.tsx'], [FEATURE]],
  ['messages', ['app/*/locales/*.json'], [FEATURE, FRAME, ...BASE]],
])('%s stand in the folder of their feature', (_, patterns, folders) => {
  const files = sourceFiles(...patterns);
  expect(files.length).toBeGreaterThan(5);
  const misplaced = files.filter((file) => !folders.some((folder) => file.startsWith(folder)));
  expect(misplaced).toEqual([]);
});

it('definitions are in a folder named sql, apart from what runs around them', () => {
  const around = /^bench\/|^database\/(?:migrations|seed|bridge)\/|^database\/bootstrap\.sql$/;
  const definition = /^app\/features\/(?:[^/]+\/)+sql\/[^/]+$|^database\/base\/sql\/[^/]+\/[^/]+$/;
  const files = sourceFiles('*.sql').filter((file) => !around.test(file));
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => !definition.test(file))).toEqual([]);
});

it('no folder of the source holds more than 40 files', () => {
  const counts = Map.groupBy(sourceFiles('app', 'server', 'tools', 'database/base'), (file) =>
    file.slice(0, file.lastIndexOf('/')),
  );
  const large = [...counts].filter(([, files]) => files.length > 40).map(([folder]) => folder);
  expect(large).toEqual([]);
});
