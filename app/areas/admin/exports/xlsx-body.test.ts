import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { xlsxBody, xlsxWriter } from './xlsx-body.server.ts';

const sheetOf = (bytes: Uint8Array) => {
  const parts = unzipSync(bytes);
  return strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
};

test('a workbook has heads, texts as texts, and numbers', () => {
  const writer = xlsxWriter('full');
  const file = Buffer.concat([
    writer.head(['Nome', 'Valor']),
    writer.rows([
      ['=1+1', 12.5],
      ['<b>&\u0000 _x0041_', '+55 11'],
      ['@a', '-1'],
    ]).bytes,
    writer.end(),
  ]);
  expect(Object.keys(unzipSync(file))).toContain('[Content_Types].xml');
  const sheet = sheetOf(file);
  expect(sheet).toContain('<c s="1" t="inlineStr"><is><t xml:space="preserve">Nome</t></is></c>');
  expect(sheet).toContain('<c t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c>');
  expect(sheet).toContain('<c><v>12.5</v></c>');
  expect(sheet).toContain('&lt;b&gt;&amp; _x005F_x0041_');
  expect(sheet).not.toContain('<f>');
});

test('rows that do not fit are named in the last one', () => {
  const writer = xlsxWriter('the rest is in the CSV', 4);
  const head = writer.head(['a']);
  const { bytes, full } = writer.rows([['1'], ['2'], ['3'], ['4']]);
  const sheet = sheetOf(Buffer.concat([head, bytes, writer.end()]));
  expect(full).toBe(true);
  expect(sheet.match(/<row>/g)).toHaveLength(4);
  expect(sheet).toContain('the rest is in the CSV');
});

test('100,000 rows are sent in small pieces', async () => {
  const rows = 100_000;
  const page = async (after: string | undefined, limit: number) => {
    const start = Number(after ?? -1) + 1;
    const count = Math.min(limit, rows - start);
    return Array.from({ length: count }, (_, n) => ({ id: String(start + n) }));
  };
  let sent = 0;
  let largest = 0;
  let size = 0;
  const columns = [{ label: 'a', cell: ({ id }: { id: string }) => `Pessoa ${id}` }];
  const body = xlsxBody({ locale: 'pt-BR', page, columns }, '', async (ended) => {
    sent = ended.rows;
  });
  for await (const piece of body) {
    largest = Math.max(largest, piece.length);
    size += piece.length;
  }
  expect(sent).toBe(rows);
  expect(size).toBeGreaterThan(200_000);
  expect(largest).toBeLessThan(200_000);
});
