const LETTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];

/** One step of the checksum of BIP 173. */
const step = (sum: number, value: number): number =>
  GENERATOR.reduce(
    (next, generator, bit) => (((sum >> 25) >> bit) & 1 ? next ^ generator : next),
    ((sum & 0x1ffffff) << 5) ^ value,
  );

/** Whether a text in Bech32 (BIP 173), such as a public key of age, is complete and has no mistyped letter. */
export function isBech32(text: string): boolean {
  const end = text.lastIndexOf('1');
  const codes = [...text.slice(0, end)].map((letter) => letter.charCodeAt(0));
  const values = [...text.slice(end + 1)].map((letter) => LETTERS.indexOf(letter));
  if (end < 1 || values.includes(-1)) return false;
  const all = [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31), ...values];
  return all.reduce(step, 1) === 1;
}
