import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { projectRoot } from '#app/platform/project-root.server.ts';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('a folder of back-ups that cannot be made is named with its setting', () => {
  folder = mkdtempSync(path.join(tmpdir(), 'forja-backups-'));
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  for (const place of ['/proc/x', path.join(file, 'backups'), file]) {
    const { status, stderr } = spawnSync(process.execPath, ['tools/restore.ts', '--list'], {
      cwd: projectRoot(),
      env: { ...process.env, DATA_DIR: path.join(folder, 'data'), BACKUP_FOLDER: place },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining(`Back-ups cannot be kept in ${place}`),
    ]);
    expect(stderr).toContain('BACKUP_FOLDER');
  }
});
