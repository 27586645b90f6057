import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { sniffedType } from './sniffed-type.server.ts';
import { textWatch } from './text-watch.server.ts';

/** Larger ones become strings that are garbage-collected late. */
const PIECE_BYTES = 64 * 1024;

export type FileToInspect = { place: string; name: string };
export type FileFacts = {
  sha256: string;
  /** The type of the bytes; undefined when unknown. */
  type: string | undefined;
  /** They are UTF-8 without control characters. */
  isText: boolean;
};

/** Reads a file on the disk once, piece by piece, and reports its content. */
export async function inspectFile({ place, name }: FileToInspect): Promise<FileFacts> {
  const hash = createHash('sha256');
  const text = textWatch();
  const piece = Buffer.alloc(PIECE_BYTES);
  let size = 0;
  const handle = await open(place);
  try {
    for (;;) {
      const { bytesRead } = await handle.read(piece, 0, PIECE_BYTES);
      if (bytesRead === 0) break;
      size += bytesRead;
      hash.update(piece.subarray(0, bytesRead));
      text.see(piece.subarray(0, bytesRead));
    }
  } finally {
    await handle.close();
  }
  const isText = text.end();
  const type = size > 0 ? await sniffedType(place, name, isText) : undefined;
  return { sha256: hash.digest('hex'), type, isText };
}
