import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A built file in `assets.pack`, where its bytes follow those of the one before: plain, br, gzip. */
export type PackedAsset = {
  url: string;
  /** Of its content, without quotes. */
  etag: string;
  /** Bytes; 0 where there is no such copy. */
  plain: number;
  br: number;
  gzip: number;
};

type Bytes = { url: string; etag: string; plain: Buffer; br?: Buffer; gzip?: Buffer };

/** Reads the built files of `assets.pack` with their compressed copies from the folder of the built server. */
export function readPackedAssets(folder: string): Bytes[] {
  const pack = readFileSync(path.join(folder, 'assets.pack'));
  const listed = JSON.parse(readFileSync(path.join(folder, 'assets.json'), 'utf8'));
  let at = 0;
  const next = (size: number) => {
    at += size;
    return pack.subarray(at - size, at);
  };
  return (listed as PackedAsset[]).map(({ url, etag, plain, br, gzip }) => ({
    url,
    etag,
    plain: next(plain),
    ...(br > 0 && { br: next(br) }),
    ...(gzip > 0 && { gzip: next(gzip) }),
  }));
}
