import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { guardFormula } from '#app/platform/text/formula-guard.ts';
import { type CsvLine, csvLines, csvShape } from './csv.server.ts';
import { guessMapping, mappingMistake } from './import-fields.ts';
import type { Encoding } from './imports.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'csv-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileOf = (bytes: string | Uint8Array) => {
  const place = path.join(folder, 'file.csv');
  writeFileSync(place, bytes);
  return place;
};
const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

async function read(bytes: string | Uint8Array, encoding?: Encoding) {
  const place = fileOf(bytes);
  const shape = await csvShape(async () => createReadStream(place), encoding);
  if ('code' in shape) return shape;
  const lines: CsvLine[] = [];
  for await (const line of csvLines(createReadStream(place, { highWaterMark: 7 }), shape)) {
    lines.push(line);
  }
  return { shape, lines };
}

describe('a file of contacts', () => {
  test.each([
    ['semicolons', 'Nome;E-mail;Telefone\nJoão;joao@a.example;11 98765-4321\n', ';', 'utf-8'],
    ['commas', 'Nome,E-mail,Telefone\n"Silva, João",joao@a.example,1\n', ',', 'utf-8'],
    ['tabs', 'Nome\tE-mail\nJoão\tjoao@a.example\n', '\t', 'utf-8'],
    ['a byte order mark', '\ufeffNome;E-mail\r\nJoão;joao@a.example\r\n', ';', 'utf-8'],
    ['Windows-1252', latin('Nome;Observa\xe7\xe3o\nJo\xe3o;Ol\xe1\n'), ';', 'windows-1252'],
  ])('with %s is read as it is', async (_, bytes, separator, encoding) => {
    const found = await read(bytes);
    expect(found).toMatchObject({ shape: { separator, encoding, lines: 1 } });
    if ('code' in found) return;
    expect(found.shape.header[0]).toBe('Nome');
    expect(found.lines[1]?.cells[0]).toContain('João');
  });

  test('in UTF-8 stays so where a letter is cut off or a row came from elsewhere', async () => {
    const text = new TextEncoder().encode(
      'Nome;E-mail\nJoão;joao@a.example\nÉrica;e@a.example\nJosé',
    );
    const cut = await read(text.slice(0, -1));
    expect(cut).toMatchObject({
      shape: { encoding: 'utf-8' },
      lines: [{}, { cells: ['João', 'joao@a.example'] }, {}, { line: 4, cells: ['Jos\ufffd'] }],
    });
    const mixed = await read(
      new Uint8Array([...text.slice(0, -5), ...latin('Cau\xe3;c@a.example\n')]),
    );
    expect(mixed).toMatchObject({
      shape: { encoding: 'utf-8' },
      lines: [
        {},
        { cells: ['João', 'joao@a.example'] },
        {},
        { line: 4, cells: ['Cau\ufffd', 'c@a.example'] },
      ],
    });
  });

  test.each([
    ['a line that names the separator', 'sep=;\r\nNome;E-mail\r\nJoão;joao@cliente.test\r\n', 2],
    ['the same for commas', 'sep=,\r\nNome,E-mail\r\nJoão,joao@cliente.test\r\n', 2],
    ['a title', 'Clientes 2026;\n\nNome;E-mail\nJoão;joao@cliente.test\n', 3],
    ['titles without cells', 'Clientes\nem 03/04/2026\nNome;E-mail\nJoão;joao@cliente.test\n', 3],
  ])('has its heads below %s', async (_, text, head) => {
    const found = await read(text);
    expect(found).toMatchObject({
      shape: { header: ['Nome', 'E-mail'], lines: 1 },
      lines: [{ line: head }, { line: head + 1, cells: ['João', 'joao@cliente.test'] }],
    });
  });

  test('of one column keeps its first row', async () => {
    expect(await read('E-mail\na@a.example\nb@b.example\n')).toMatchObject({
      shape: { header: ['E-mail'], lines: 2 },
    });
    expect(await read('E-mail;\na@a.example;Ana\n')).toMatchObject({
      shape: { header: ['E-mail', ''], lines: 1 },
    });
  });

  test('loses the apostrophe that keeps a spreadsheet from running a cell', async () => {
    const cells = ['=HYPERLINK("x")', '+1-1', '-10%', '\uff1d1+1', "'=1", "'já", 'Ana', '@SUM(A1)'];
    const found = await read(
      `a;b;c;d;e;f;g;h\n${cells
        .map(guardFormula)
        .map((cell) => `"${cell.replaceAll('"', '""')}"`)
        .join(';')}\n`,
    );
    expect(found).toMatchObject({ lines: [{}, { cells }] });
  });

  test('is read in the encoding that was chosen', async () => {
    const bytes = new TextEncoder().encode('Nome;Observação\nJoão;Olá\n');
    expect(await read(bytes, 'windows-1252')).toMatchObject({
      shape: { encoding: 'windows-1252', header: ['Nome', 'ObservaÃ§Ã£o'] },
    });
  });

  test('counts rows as a spreadsheet does, over cells of several lines and empty ones', async () => {
    const found = await read('Nome;Nota\nAna;"uma\nduas"\n\n;\nBia;""""\n');
    expect(found).toMatchObject({
      shape: { lines: 2 },
      lines: [
        { line: 1 },
        { line: 2, cells: ['Ana', 'uma\nduas'] },
        { line: 5, cells: ['Bia', '"'] },
      ],
    });
  });

  test.each([
    ['empty', 'Nome;E-mail\n'],
    ['empty', ''],
    ['no_text', new Uint8Array([80, 75, 3, 4, 0, 0, 1])],
    ['damaged', 'Nome;E-mail\nBia;b@b.example\n"Ana;a@a.example\n', 3],
    ['too_long', `Nome;E-mail\nBia;"b\n@b.example"\n${'a'.repeat(100_001)};a\n`, 3],
    ['too_many', `a;b\n${'1;2\n'.repeat(50_001)}`],
    ['too_wide', `${';'.repeat(101)}x\n1\n`],
  ])('is refused as %s', async (code, bytes, line?: number) => {
    expect(await read(bytes)).toEqual(line ? { code, line } : { code });
  });

  test('has a fingerprint that spelling does not change', async () => {
    const [one, other] = [await read('Nome;E-mail\na;b\n'), await read('"NOME","e mail"\nc,d\n')];
    if ('code' in one || 'code' in other) throw new Error('refused');
    expect(one.shape.fingerprint).toBe(other.shape.fingerprint);
  });
});

describe('the columns of a file', () => {
  test('are guessed in both languages, and as agendas export them', () => {
    expect(
      guessMapping([
        'Nome',
        'E-mail',
        'Telefone celular',
        'Empresa',
        'CNPJ',
        'Cargo',
        'Cidade',
        'UF',
      ]),
    ).toEqual(['name', 'email', 'phone', 'company', 'cnpj', 'job', 'city', 'state']);
    expect(
      guessMapping([
        'First Name',
        'Last Name',
        'E-mail 1 - Value',
        'Phone 1 - Value',
        'Organization Name',
        'Owner',
        'Deal value',
        'Stage',
        'Notes',
        'Lead source',
      ]),
    ).toEqual([
      'first_name',
      'last_name',
      'email',
      'phone',
      'company',
      'owner',
      'deal_value',
      'deal_stage',
      'note',
      'source',
    ]);
    expect(
      guessMapping([
        'Responsável',
        'Título do negócio',
        'Valor (R$)',
        'Etapa',
        'Observações',
        'Origem',
        'Xyz',
      ]),
    ).toEqual(['owner', 'deal_title', 'deal_value', 'deal_stage', 'note', 'source', '']);
  });

  test('must contain an e-mail or telephone, and each field once', () => {
    expect(mappingMistake(['name', 'company'])).toBe('nobody');
    expect(mappingMistake(['name', 'name', 'email'])).toBe('twice');
    expect(mappingMistake(['email', 'email', 'phone', 'note', 'note', ''])).toBeUndefined();
  });
});
