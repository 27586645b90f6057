import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const GRAY = 0;
const COLOR = 2;

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(content.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

function isGray(rgba: Uint8Array): boolean {
  for (let at = 0; at < rgba.length; at += 4) {
    if (rgba[at] !== rgba[at + 1] || rgba[at] !== rgba[at + 2]) return false;
  }
  return true;
}

/** Rows of samples, each behind the byte that names its filter: here none. */
function plainRows(rgba: Uint8Array, width: number, height: number, channels: number): Buffer {
  const rows = Buffer.alloc(height * (width * channels + 1));
  let to = 0;
  let from = 0;
  for (let row = 0; row < height; row += 1) {
    to += 1;
    for (let column = 0; column < width; column += 1) {
      for (let channel = 0; channel < channels; channel += 1) {
        rows[to] = rgba[from + channel] ?? 0;
        to += 1;
      }
      from += 4;
    }
  }
  return rows;
}

/** The same rows, each sample less its left and upper neighbours: photographs get much smaller. */
function averagedRows(plain: Buffer, stride: number, channels: number): Buffer {
  const rows = Buffer.alloc(plain.length);
  for (let start = 0; start < plain.length; start += stride) {
    rows[start] = 3;
    for (let at = start + 1; at < start + stride; at += 1) {
      const left = at - channels > start ? (plain[at - channels] ?? 0) : 0;
      const above = start > 0 ? (plain[at - stride] ?? 0) : 0;
      rows[at] = (plain[at] ?? 0) - ((left + above) >> 1);
    }
  }
  return rows;
}

/** An opaque picture as PNG, gray where it is, in whichever of two ways is smaller. */
export function pngOf(rgba: Uint8Array, width: number, height: number): Buffer {
  const gray = isGray(rgba);
  const channels = gray ? 1 : 3;
  const plain = plainRows(rgba, width, height, channels);
  const ways = [plain, averagedRows(plain, width * channels + 1, channels)];
  const [one = plain, other = plain] = ways.map((rows) => deflateSync(rows));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  head[9] = gray ? GRAY : COLOR;
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', one.length < other.length ? one : other),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
