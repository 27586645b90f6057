const SIGNATURE = '89504e470d0a1a0a';

/** Width and height of a PNG, from its header. Throws on anything else. */
export function pngSize(picture: Buffer): [width: number, height: number] {
  if (picture.subarray(0, 8).toString('hex') !== SIGNATURE) throw new Error('Not a PNG');
  return [picture.readUInt32BE(16), picture.readUInt32BE(20)];
}
