import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#app/platform/project-root.server.ts';

test('docs/security.md names files that there are', () => {
  const text = readFileSync(path.join(projectRoot(), 'docs/security.md'), 'utf8');
  const named = [...text.matchAll(/`((?:app|database|tests|server|docs)\/[\w./*-]+)`/g)].map(
    ([, file = '']) => file,
  );
  expect(named.length).toBeGreaterThan(40);
  const missing = named.filter((file) => globSync(file, { cwd: projectRoot() }).length === 0);
  expect(missing).toEqual([]);
});
