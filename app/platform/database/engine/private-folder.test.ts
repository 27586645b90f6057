import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeDataFolder, makePrivate } from './private-folder.server.ts';

const NOBODY = 65_534;
const modeOf = (path: string) => statSync(path).mode & 0o777;

describe('the data folder', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'forja-private-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** As a user that owns neither of the folders; only an administrator may become one. */
  const asAnother = (work: () => void) => {
    if (process.getuid?.() !== 0) return work();
    process.seteuid?.(NOBODY);
    try {
      work();
    } finally {
      process.seteuid?.(0);
    }
  };

  test('is made, and closed to others', () => {
    const made = join(folder, 'deep/data');
    makePrivate(made);
    expect(modeOf(made)).toBe(0o700);
    chmodSync(made, 0o755);
    makePrivate(made);
    expect(modeOf(made)).toBe(0o700);
  });

  test('that cannot be made is refused, with what to do', () => {
    writeFileSync(join(folder, 'file'), '');
    for (const inTheWay of ['file', 'file/data']) {
      expect(() => makePrivate(join(folder, inTheWay))).toThrow(/a file is in its place.*DATA_DIR/);
    }
    const closed = process.getuid?.() === 0 ? folder : '/';
    asAnother(() =>
      expect(() => makePrivate(join(closed, 'data'))).toThrow(
        /may not write there \(E\w+\)\. Make it .*DATA_DIR/,
      ),
    );
  });

  // Node's own recursive mkdir never returns there.
  test.runIf(process.platform === 'linux')('is refused where no folder can be made', () => {
    for (const place of ['/proc/forja', '/proc/forja/data']) {
      expect(() => makeDataFolder(place)).toThrow(`The data folder ${place} cannot be made`);
    }
  });

  test('that others use is refused and left open, with what to do', () => {
    chmodSync(folder, 0o755);
    writeFileSync(join(folder, 'passwd'), '');
    expect(() => makePrivate(folder)).toThrow(
      /holds something else \(passwd\).*DATA_DIR.*mode 700/,
    );
    expect(modeOf(folder)).toBe(0o755);
    chmodSync(folder, 0o700);
    makePrivate(folder);
  });

  test('with files of its own, of a disk, or of a home alone is closed', () => {
    for (const name of ['lost+found', '.profile', 'secret', 'elsewhere']) {
      writeFileSync(join(folder, name), '');
      chmodSync(folder, 0o755);
      makePrivate(folder);
      expect(modeOf(folder)).toBe(0o700);
    }
  });

  test('of another user serves where others may not open it', () => {
    chmodSync(folder, 0o770);
    asAnother(() => makePrivate(folder));
    // The owner's process has closed it; another one has left it as it was.
    expect(modeOf(folder)).toBe(process.getuid?.() === 0 ? 0o770 : 0o700);
  });

  test('of another user that others may open is refused, with what to do', () => {
    const foreign = process.getuid?.() === 0 ? folder : '/';
    if (foreign === folder) chmodSync(folder, 0o777);
    asAnother(() =>
      expect(() => makePrivate(foreign)).toThrow(
        new RegExp(`The data folder ${foreign} belongs to another user \\(0\\), and .*chown -R`),
      ),
    );
  });
});
