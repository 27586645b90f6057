import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// sockaddr_un holds 108 bytes on Linux and 104 on macOS, the closing zero included. The longest
// name used inside the folder is that of a lock contender.
const LONGEST_NAME = 64;
const LONGEST_PATH = 103;

export interface SocketFolder {
  /** A path of the folder that is short enough for sockets inside it. */
  path: string;
  /** Removes the temporary link; the folder itself stays. */
  dispose: () => void;
}

/**
 * A unix socket's path is limited to about a hundred bytes, a data folder's is not. A deep folder
 * is reached through a symbolic link in a private temporary folder; the sockets themselves are
 * always made in the data folder.
 */
export function socketFolder(folder: string): SocketFolder {
  if (Buffer.byteLength(folder) + 1 + LONGEST_NAME <= LONGEST_PATH) {
    return { path: folder, dispose: () => undefined };
  }
  const alias = mkdtempSync(join(tmpdir(), 'forja-'));
  const path = join(alias, 'd');
  symlinkSync(folder, path);
  return { path, dispose: () => rmSync(alias, { recursive: true, force: true }) };
}
