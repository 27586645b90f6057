import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A built file in `assets.pack`, from byte `at` on: plain, then as br, then as gzip. */
export type PackedAsset = {
  url: string;
  /** Of its content, without quotes. */
  etag: string;
  at: number;
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
  return (listed as PackedAsset[]).map(({ url, etag, at, plain, br, gzip }) => {
    const asBr = at + plain;
    const asGzip = asBr + br;
    return {
      url,
      etag,
      plain: pack.subarray(at, asBr),
      ...(br > 0 && { br: pack.subarray(asBr, asGzip) }),
      ...(gzip > 0 && { gzip: pack.subarray(asGzip, asGzip + gzip) }),
    };
  });
}
