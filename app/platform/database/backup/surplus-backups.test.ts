import { expect, it } from 'vitest';
import { surplusBackups } from './surplus-backups.ts';

const nightly = (days: number) =>
  Array.from({ length: days }, (_, ago) => {
    const day = new Date(Date.UTC(2026, 10, 29) - ago * 86_400_000).toISOString().slice(0, 10);
    return `forja-${day}T06-00-00Z.tar.zst`;
  });

it('keeps seven days, five weeks and twelve months of nightly back-ups', () => {
  const all = nightly(500);
  const gone = new Set(surplusBackups(all));
  const kept = all.filter((name) => !gone.has(name)).map((name) => name.slice(6, 16));
  expect(kept).toEqual([
    ...['2026-11-29', '2026-11-28', '2026-11-27', '2026-11-26', '2026-11-25', '2026-11-24'],
    ...['2026-11-23', '2026-11-22', '2026-11-15', '2026-11-08', '2026-11-01', '2026-10-31'],
    ...['2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30', '2026-05-31', '2026-04-30'],
    ...['2026-03-31', '2026-02-28', '2026-01-31', '2025-12-31'],
  ]);
});

it('removes nothing else, and nothing while there are few', () => {
  expect(surplusBackups([...nightly(7), 'notes.txt', 'forja-old.tar.zst'])).toEqual([]);
});

it('removes incomplete ones of earlier days', () => {
  const part = (day: string) => `forja-${day}T06-00-00Z.tar.zst.0a1b.part`;
  const parts = [part('2026-11-28'), part('2026-11-29')];
  expect(surplusBackups([...nightly(1), ...parts])).toEqual([part('2026-11-28')]);
  expect(surplusBackups(parts)).toEqual([]);
});
