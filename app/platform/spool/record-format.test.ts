import { describe, expect, test } from 'vitest';
import { randomFor } from '../../../tests/seed.ts';
import { decodeRecords, encodeRecord } from './record-format.ts';

const ROUNDS = 300;
const random = randomFor('spool records');
const upTo = (most: number) => random.between(0, most - 1);

const TEXTS = ['Ana Souza', 'linha\nnova', '"aspas" \\', 'ç ã 日本 🙂', '\u2028', '', '12 ab'];
const record = (seq: number) => ({
  seq,
  text: Array.from({ length: upTo(4) }, () => TEXTS[upTo(TEXTS.length)]).join(' '),
});

function someFile() {
  const records = Array.from({ length: 1 + upTo(6) }, (_, seq) => record(seq));
  const lines = records.map((one) => encodeRecord(one));
  return { records, lines, bytes: Buffer.concat(lines) };
}

describe('a file of records', () => {
  test('is read as it was written', () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { records, bytes } = someFile();
      expect(decodeRecords(bytes)).toEqual({ records, damaged: [], end: bytes.length });
    }
  });

  test('that was cut off anywhere has all whole records and nothing else', () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { records, lines, bytes } = someFile();
      const cut = upTo(bytes.length);
      let whole = 0;
      // Without its newline a line is whole as well.
      for (let end = lines[0]?.length ?? 0; end - 1 <= cut; end += lines[whole]?.length ?? 0) {
        whole += 1;
        if (whole === lines.length) break;
      }
      const read = decodeRecords(bytes.subarray(0, cut));
      expect([read.records, read.damaged]).toEqual([records.slice(0, whole), []]);
      expect(read.end).toBeLessThanOrEqual(cut);
    }
  });

  test('with a flipped bit loses at most the record that has it, and says so', () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { records, lines, bytes } = someFile();
      const place = upTo(bytes.length);
      bytes.writeUInt8(bytes.readUInt8(place) ^ (1 << upTo(8)), place);
      let [hit, end] = [0, lines[0]?.length ?? 0];
      while (end <= place) {
        hit += 1;
        end += lines[hit]?.length ?? 0;
      }
      const { records: read, damaged, end: readTo } = decodeRecords(bytes);
      expect(read.length).toBeGreaterThanOrEqual(records.length - 1);
      if (read.length === records.length) {
        expect(read).toEqual(records);
      } else {
        expect(read).toEqual(records.filter((_, seq) => seq !== hit));
        // The newline of the last line may be the changed byte.
        expect(damaged.length > 0 || readTo < bytes.length).toBe(true);
      }
    }
  });
});
