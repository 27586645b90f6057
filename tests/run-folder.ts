import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MEMORY = '/dev/shm';
/** A dozen data folders and a copy of the project. Bytes. */
const ROOM = 2 * 1024 ** 3;

function roomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ROOM;
  } catch {
    return false;
  }
}

/**
 * Everything temporary of a test run is in one folder, removed at its end whatever its workers have
 * left; in memory where there is room, since an engine brings each commit to the disk.
 */
export default function setUp(): () => void {
  // A short name: the paths of sockets in it are limited.
  const folder = mkdtempSync(path.join(roomInMemory() ? MEMORY : tmpdir(), 'forja-'));
  // Another user's PostgreSQL goes through it.
  chmodSync(folder, 0o711);
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
