import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetChecks, recordChecks } from '../../../../../tools/testing/checks-record.ts';
import { readChecks } from './checks-record.server.ts';

let folder: string;
const built = (stamp: string) => writeFileSync(path.join(folder, '.stamp'), stamp);
const NOW = new Date('2026-11-22T23:30:00Z');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'forja-checks-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('reports how many checks passed on this build, and when', () => {
  built('a');
  recordChecks(folder, 1873, NOW);
  expect(readChecks(folder)).toEqual({ passed: 1873, at: NOW.toISOString() });
});

it('reports nothing for another build, during a run, or without one', () => {
  expect(readChecks(folder)).toBeNull();
  recordChecks(folder, 1, NOW);
  expect(readChecks(folder)).toBeNull();
  built('a');
  expect(readChecks(folder)).toBeNull();
  recordChecks(folder, 1, NOW);
  built('b');
  expect(readChecks(folder)).toBeNull();
  recordChecks(folder, 1, NOW);
  forgetChecks(folder);
  expect(readChecks(folder)).toBeNull();
});

it('ignores a damaged record', () => {
  built('a');
  for (const damaged of ['', '{', '{"build":"a"}', '{"build":"a","passed":"7","at":"x"}', 'null']) {
    writeFileSync(path.join(folder, 'checks.json'), damaged);
    expect([damaged, readChecks(folder)]).toEqual([damaged, null]);
  }
});
