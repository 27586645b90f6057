import { expect, it } from 'vitest';
import { LOCALES } from '#app/i18n/locale.ts';
import { jobHandlers } from './jobs.server.ts';
import { messages } from './messages.ts';

it.each(LOCALES)('every kind of job has a name for staff in %s', (locale) => {
  const names: unknown = messages[locale].admin.work.kinds;
  const named = (kind: string) =>
    kind.split('.').reduce((at, part) => (at as Record<string, unknown>)?.[part], names);
  expect(Object.keys(jobHandlers).filter((kind) => typeof named(kind) !== 'string')).toEqual([]);
});
