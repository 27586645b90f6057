const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

/** Bytes as letters and digits of one case, since mail servers may fold an address (RFC 4648, without padding). */
export function base32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let waiting = 0;
  for (const byte of bytes) {
    waiting = (waiting << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += ALPHABET[(waiting >> bits) & 31];
    }
    waiting &= (1 << bits) - 1;
  }
  return bits > 0 ? text + ALPHABET[(waiting << (5 - bits)) & 31] : text;
}

/** The bytes of such a text in either case; undefined for anything else. */
export function fromBase32(text: string): Buffer | undefined {
  const bytes: number[] = [];
  let bits = 0;
  let waiting = 0;
  for (const sign of text.toLowerCase()) {
    const value = ALPHABET.indexOf(sign);
    if (value < 0) return undefined;
    waiting = (waiting << 5) | value;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((waiting >> bits) & 255);
    waiting &= (1 << bits) - 1;
  }
  return Buffer.from(bytes);
}
