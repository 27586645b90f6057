/** CRC-16 with the polynomial 1021 from FFFF on, as four signs: the check of a BR Code. */
export function crcOf(text: string): string {
  let crc = 0xffff;
  for (const sign of text) {
    crc ^= sign.charCodeAt(0) << 8;
    for (let turn = 0; turn < 8; turn += 1) {
      crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
