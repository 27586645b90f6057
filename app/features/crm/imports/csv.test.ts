import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type CsvLine, csvLines, csvShape } from './csv.server.ts';
import { guessMapping, mappingMistake } from './import-fields.ts';
import type { Encoding } from './imports.ts';
import { type Ground, readLine } from './read-line.server.ts';

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
  if ('why' in shape) return shape;
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
    if ('why' in found) return;
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
  ])('is refused as %s', async (why, bytes, line?: number) => {
    expect(await read(bytes)).toEqual(line ? { why, line } : { why });
  });

  test('has a fingerprint that spelling does not change', async () => {
    const [one, other] = [await read('Nome;E-mail\na;b\n'), await read('"NOME","e mail"\nc,d\n')];
    if ('why' in one || 'why' in other) throw new Error('refused');
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

  test('must say how somebody is reached, and each thing once', () => {
    expect(mappingMistake(['name', 'company'])).toBe('nobody');
    expect(mappingMistake(['name', 'name', 'email'])).toBe('twice');
    expect(mappingMistake(['email', 'email', 'phone', 'note', 'note', ''])).toBeUndefined();
  });
});

describe('a line of a file', () => {
  const ground: Ground = {
    stages: new Map([
      ['proposta', { id: 'p', needsValue: true }],
      ['contato', { id: 'c', needsValue: false }],
    ]),
    sources: new Map([['site', 'website']]),
  };
  const line = (values: Record<string, string>) =>
    readLine(
      Object.values(values),
      Object.keys(values).map((key) => key.replace(/\d$/, '')) as never,
      ground,
    );

  test('says what is stored', () => {
    expect(
      line({
        first_name: ' Ana ',
        last_name: 'Souza',
        email: 'Ana@A.example; ana2@a.example',
        email2: 'ana@a.example',
        phone: '(11) 98765-4321 / 11 3333-4444',
        company: 'Padaria',
        cnpj: '11.222.333/0001-81',
        state: 'São Paulo',
        source: 'SITE',
        owner: 'Chefe@Forja.example',
        deal_value: 'R$ 1.500,50',
        deal_stage: 'Proposta',
        note: 'Oi',
      }),
    ).toEqual({
      fields: {
        emails: ['ana@a.example', 'ana2@a.example'],
        phones: ['+5511987654321', '+551133334444'],
        unverified: undefined,
        name: 'Ana Souza',
        job: undefined,
        company: 'Padaria',
        cnpj: '11222333000181',
        city: undefined,
        state: 'SP',
        source: 'website',
        owner_email: 'chefe@forja.example',
        deal: { title: undefined, value: 1500.5, stage: 'p' },
        note: 'Oi',
      },
      remarks: [],
      problem: false,
    });
  });

  test.each([
    [{ name: 'Ana' }, ['contact:no_way'], true],
    [{ email: 'ana@' }, ['email:invalid'], true],
    [{ email: 'a@a.example', phone: '123' }, ['phone:invalid'], false],
    [{ phone: '123' }, ['phone:invalid'], true],
    [{ phone: '11 8765-4321' }, ['phone:no_ninth'], false],
    [{ phone: '11 98765-43' }, ['phone:invalid'], false],
    [{ email: 'a@a.example', phone: '1'.repeat(41) }, ['phone:long'], false],
    [{ email: `${'a'.repeat(250)}@a.example` }, ['email:long'], true],
    [{ email: 'a@a.example', company: 'X', cnpj: '11222333000182' }, ['cnpj:invalid'], false],
    [{ email: 'a@a.example', cnpj: '11222333000181' }, ['company:missing'], false],
    [{ email: 'a@a.example', company: 'X', state: 'Narnia' }, ['state:unknown'], false],
    [{ email: 'a@a.example', source: 'feira' }, ['source:unknown'], false],
    [{ email: 'a@a.example', deal_value: 'muito' }, ['value:invalid'], true],
    [{ email: 'a@a.example', deal_value: '1234,567' }, ['value:decimals'], true],
    [{ email: 'a@a.example', deal_value: '0,005' }, ['value:decimals'], true],
    [{ email: 'a@a.example', deal_value: '(1.000,00)' }, ['value:negative'], true],
    [{ email: 'a@a.example', deal_value: '-1.234,5' }, ['value:negative'], true],
    [{ email: 'a@a.example', deal_stage: 'Proposta' }, ['value:needed'], true],
    [{ email: 'a@a.example', deal_stage: 'Ganho' }, ['stage:unknown'], true],
    [{ email: 'a@a.example', name: 'a'.repeat(201) }, ['name:cut'], false],
    [{ email: 'a@a.example', name: 'Jo\ufffdo' }, ['cells:unreadable'], false],
  ])('%j is told what is wrong with it', (values, remarks, problem) => {
    expect(line(values as unknown as Record<string, string>)).toMatchObject({ remarks, problem });
  });

  test('keeps numbers that cannot exist as typed behind those that can, and an extension in the note', () => {
    const { fields } = line({
      phone: '11 8765-4321; (11) 3333-4444 ramal 12',
      email: 'a@a.example',
      note: 'Oi',
    });
    expect(fields).toMatchObject({
      phones: ['+551133334444', '11 8765-4321'],
      unverified: ['11 8765-4321'],
      note: 'Oi\n(11) 3333-4444 ramal 12',
    });
  });

  test.each([
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1.200', 1200],
    ['1,5', 1.5],
    ['1200.50', 1200.5],
    ['1.000.000', 1_000_000],
    ['R$ 10', 10],
    ['1.00.0', undefined],
  ])('reads %s as an amount', (text, value) => {
    const { fields } = line({ email: 'a@a.example', deal_title: 'X', deal_value: text });
    expect((fields['deal'] as { value?: number }).value).toBe(value);
  });

  test('takes numbers and letters as a CNPJ, and zeros that a spreadsheet took off', () => {
    const cnpj = (text: string) =>
      line({ email: 'a@a.example', company: 'X', cnpj: text }).fields['cnpj'];
    expect(cnpj('12.ABC.345/01DE-35')).toBe('12ABC34501DE35');
    expect(cnpj('191')).toBeUndefined();
    expect(cnpj('00.000.000/0001-91')).toBe('00000000000191');
    expect(cnpj('3000000000191'.slice(0, 13))).toBeUndefined();
  });
});
