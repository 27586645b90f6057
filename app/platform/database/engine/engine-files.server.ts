import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Writes a new cluster to disk and renames it in one step, so that none is incomplete. */
export function adoptCluster(made: string, name: string): void {
  for (const entry of readdirSync(made, { recursive: true, withFileTypes: true })) {
    syncPath(join(entry.parentPath, entry.name));
  }
  syncPath(made);
  rmSync(name, { recursive: true, force: true });
  renameSync(made, name);
  syncPath(dirname(name));
}

interface NodeStream {
  nfd?: number;
  node: object;
}

interface NodeFileSystem {
  stream_ops: { fsync?: (stream: NodeStream) => number };
  realPath: (node: object) => string;
}

/**
 * PGlite's folder file system, with the fsync that it lacks: its files have no such operation,
 * so PostgreSQL's fsync of data files at a checkpoint did nothing, and the log that could have
 * replaced them was recycled. With it a checkpoint is on disk before its log goes.
 */
export class SyncedNodeFS extends NodeFS {
  override async init(...[database, options]: Parameters<NodeFS['init']>) {
    const made = await super.init(database, options);
    const preRun = made.emscriptenOpts.preRun ?? [];
    const addSync = (module: { FS: unknown }) => {
      const { filesystems } = module.FS as { filesystems: { NODEFS: NodeFileSystem } };
      const nodefs = filesystems.NODEFS;
      nodefs.stream_ops.fsync = (stream) => {
        if (stream.nfd === undefined) syncPath(nodefs.realPath(stream.node));
        else fsyncSync(stream.nfd);
        return 0;
      };
    };
    return {
      emscriptenOpts: {
        ...made.emscriptenOpts,
        preRun: [...(Array.isArray(preRun) ? preRun : [preRun]), addSync],
      },
    };
  }
}
