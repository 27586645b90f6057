const [END, ENTRY] = [0x06054b50, 0x02014b50];

/** What is in an archive whose files are kept as they are, as its own list at the end says. */
export function zipEntries(zip: Buffer): { name: string; bytes: Buffer }[] {
  const end = zip.length - 22;
  if (end < 0 || zip.readUInt32LE(end) !== END) throw new Error('This archive has no end.');
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    if (zip.readUInt32LE(at) !== ENTRY) throw new Error(`There is no entry at ${at}.`);
    const [size, nameLength] = [zip.readUInt32LE(at + 24), zip.readUInt16LE(at + 28)];
    const [extra, local] = [zip.readUInt16LE(at + 30), zip.readUInt32LE(at + 42)];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    at += 46 + nameLength + extra;
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    return { name, bytes: zip.subarray(from, from + size) };
  });
}
