import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/*
 * Benchmarks run as plain Node, which reads no JSX: whatever they import of the app must not lead to
 * a component.
 */
test.each(['lists', 'crm', 'today', 'tickets'])(
  'what bench/%s.ts imports is read by Node alone',
  (name) => {
    const env = { ...process.env, DATABASE_URL: '', TEST_DATABASE_URL: '' };
    const { stderr } = spawnSync(process.execPath, [`bench/${name}.ts`], { env, encoding: 'utf8' });
    expect(stderr).toContain(`Run as: npm run bench -- --${name}`);
  },
);
