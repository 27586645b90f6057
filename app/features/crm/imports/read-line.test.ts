import { describe, expect, test } from 'vitest';
import type { CustomField } from '#app/features/custom-fields/custom-field.ts';
import { type Ground, readLine } from './read-line.server.ts';

const customField = (key: string, type: CustomField['type']): CustomField => ({
  ...{
    id: key,
    key,
    type,
    subject: 'contact',
    label: key,
    labelEn: null,
    unit: null,
    product: null,
  },
  choices: ['Ouro', 'Prata'].map((label) => ({
    ...{ key: label.toLowerCase(), label, labelEn: null, isActive: true },
  })),
  ...{ isRequired: false, inList: false, isActive: true, revision: 1 },
});

describe('a line of a file', () => {
  const ground: Ground = {
    stages: new Map([
      ['proposta', { id: 'p', needsValue: true }],
      ['contato', { id: 'c', needsValue: false }],
    ]),
    sources: new Map([['site', 'website']]),
    fields: new Map([
      ['porte', customField('porte', 'number')],
      ['plano', customField('plano', 'choices')],
    ]),
  };
  const line = (values: Record<string, string>) =>
    readLine(
      Object.values(values),
      Object.keys(values).map((key) => key.replace(/\d$/, '')) as never,
      ground,
    );

  test('returns the stored values', () => {
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
    [{ phone: '123' }, ['phone:short'], true],
    [{ email: 'a@', phone: '123' }, ['email:invalid', 'phone:short'], true],
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

  test('reads custom fields by their types, and refuses a line with another value', () => {
    const own = { email: 'a@a.example', 'field:porte': '1.250,5', 'field:plano': 'prata; Ouro' };
    const { fields, problem } = line(own);
    expect([fields['custom'], problem]).toEqual([
      { porte: 1250.5, plano: ['prata', 'ouro'] },
      false,
    ]);
    expect(line({ ...own, 'field:plano': 'bronze' })).toMatchObject({
      remarks: ['field:plano'],
      problem: true,
    });
    expect(line({ ...own, 'field:gone': 'x' }).problem).toBe(false);
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

  test('takes numbers and letters as a CNPJ, and zeros that a spreadsheet removed', () => {
    const cnpj = (text: string) =>
      line({ email: 'a@a.example', company: 'X', cnpj: text }).fields['cnpj'];
    expect(cnpj('12.ABC.345/01DE-35')).toBe('12ABC34501DE35');
    expect(cnpj('191')).toBeUndefined();
    expect(cnpj('00.000.000/0001-91')).toBe('00000000000191');
    expect(cnpj('3000000000191'.slice(0, 13))).toBeUndefined();
  });

  test('reads what WhatsApp shows instead of a number from a column of telephones', () => {
    const { fields, remarks, problem } = line({ name: 'Ana', phone: '@Ana.Souza; 11 98765-4321' });
    expect(fields).toMatchObject({ phones: ['+5511987654321'], whatsapps: ['@ana.souza'] });
    expect([remarks, problem]).toEqual([[], false]);
    expect(line({ name: 'Ana', phone: '@ana.souza' }).problem).toBe(false);
  });
});
