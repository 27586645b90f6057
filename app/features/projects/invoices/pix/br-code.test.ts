import { describe, expect, it } from 'vitest';
import { randomFor } from '../../../../../tests/seed.ts';
import { asciiUpTo, brCodeIn, brCodeOf, joinedPixCode, mistakeOfPix } from './br-code.ts';
import { crcOf } from './crc.ts';
import { fieldsIn, written } from './fields.ts';
import { KEY_KINDS, pixKeyIn } from './pix-key.ts';

const random = randomFor('pix');
const text = (signs: string, most: number) =>
  Array.from({ length: random.between(1, most) }, () => random.pick([...signs])).join('');
const LETTERS = 'ABCÇÃÉÔÜ abcçãéôü0123456789-./&';

const many = Array.from({ length: 400 }, (_, n) => ({
  key:
    [
      'pix@casa.example',
      '+5517955500100',
      random.uuid(),
      '12345678000195',
      `${'a'.repeat(64)}@casa.example`,
    ][n % 5] ?? '',
  name: `F${text(LETTERS, 40)}`,
  city: `S${text(LETTERS, 30)}`,
  cents: random.between(1, 99_999_999),
  transaction: text('ABC0123456789-', 40),
  ...(n % 3 === 0 && { note: text(LETTERS, 90) }),
}));

/** As the manual of the Banco Central prints it, with its own check. */
const PRINTED =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';

describe('a Pix code', () => {
  it('is read as the manual prints it', () => {
    expect(brCodeIn(PRINTED)).toEqual({
      key: '123e4567-e12b-12d1-a456-426655440000',
      location: null,
      cents: null,
      name: 'Fulano de Tal',
      city: 'BRASILIA',
      transaction: null,
    });
    expect(crcOf('123456789')).toBe('29B1');
    // Without an amount it is right for any invoice.
    expect(mistakeOfPix(PRINTED, 127_708)).toBeUndefined();
  });

  it('encodes its fields in the characters and lengths that banks accept', () => {
    for (const wanted of many) {
      const code = brCodeOf(wanted);
      const read = brCodeIn(code);
      expect(read).toEqual({
        key: wanted.key,
        location: null,
        cents: wanted.cents,
        name: asciiUpTo(wanted.name, 25),
        city: asciiUpTo(wanted.city, 15),
        transaction: wanted.transaction.replace(/-/g, '').slice(0, 25) || null,
      });
      expect(code).toMatch(/^[ -~]+$/);
      expect((fieldsIn(code)?.get('26') ?? '').length).toBeLessThanOrEqual(99);
      expect(mistakeOfPix(code, wanted.cents)).toBeUndefined();
      expect(mistakeOfPix(code, wanted.cents + 1)).toBe('amount');
    }
  });

  it('is refused with any one character changed, removed or added', () => {
    for (const wanted of many.slice(0, 60)) {
      const code = brCodeOf(wanted);
      const at = random.between(0, code.length - 1);
      const other = code[at] === '7' ? '8' : '7';
      for (const wrong of [
        code.slice(0, at) + other + code.slice(at + 1),
        code.slice(0, at) + code.slice(at + 1),
        `${code.slice(0, at)}9${code.slice(at)}`,
        `${code}0`,
        '',
      ]) {
        if (wrong === code) continue;
        expect([wrong, 'mistake' in brCodeIn(wrong)]).toEqual([wrong, true]);
      }
    }
  });

  it('reports what is wrong in a code with a valid checksum', () => {
    const base: Record<string, string> = {
      '00': '01',
      '26': written([
        ['00', 'BR.GOV.BCB.PIX'],
        ['01', 'pix@casa.example'],
      ]),
      '52': '0000',
      '53': '986',
      '58': 'BR',
      '59': 'FORJA',
      '60': 'RIO PRETO',
    };
    const coded = (change: Record<string, string>) => {
      const fields = Object.entries({ ...base, ...change }).filter(([, value]) => value !== '');
      const body = `${written(fields.toSorted(([a], [b]) => a.localeCompare(b)))}6304`;
      return brCodeIn(body + crcOf(body));
    };
    expect(coded({})).toMatchObject({ key: 'pix@casa.example' });
    // A code of a bank that sends key and amount at the time of payment.
    const dynamic = written([
      ['00', 'br.gov.bcb.pix'],
      ['25', 'pix.bank.example/v2/1'],
    ]);
    expect(coded({ '26': dynamic })).toMatchObject({ key: null });
    expect(coded({ '53': '840' })).toEqual({ mistake: 'currency' });
    expect(coded({ '58': 'PT' })).toEqual({ mistake: 'currency' });
    expect(
      coded({
        '26': written([
          ['00', 'com.other'],
          ['01', 'x'],
        ]),
      }),
    ).toEqual({ mistake: 'account' });
    expect(coded({ '59': 'A'.repeat(26) })).toEqual({ mistake: 'long' });
    expect(coded({ '60': '' })).toEqual({ mistake: 'receiver' });
    for (const amount of ['1,00', '10.0', '01.00', '1.000', '-1.00', '1e3']) {
      expect([amount, coded({ '54': amount })]).toEqual([amount, { mistake: 'decimals' }]);
    }
    expect(brCodeIn(PRINTED.replace('1D3D', '1D3E'))).toEqual({ mistake: 'check' });
    expect(brCodeIn('https://casa.example')).toEqual({ mistake: 'shape' });
  });
});

describe('a code as people paste it', () => {
  const START = '00020126420014BR.GOV.BCB.PIX0120contato@empresa.test520400005303986';
  const END = '5802BR5914EMPRESA MODELO6009SAO PAULO62100506NF00016304';
  const RIGHT = `${START}54071234.56${END}36A5`;

  it.each([
    ['as it is', RIGHT],
    ['with a break and a blank at its end', `${RIGHT} \n`],
    ['broken by a line', RIGHT.replace('520400', '52\r\n0400')],
    ['with marks of no width', `\ufeff${RIGHT.replace('.PIX', '.\u200bPIX')}`],
    ['with a blank that does not break', RIGHT.replace('A MODELO', 'A\u00a0MODELO')],
    ['with its check in small letters', RIGHT.replace('36A5', '36a5')],
  ])('%s is the code', (_, typed) => {
    expect(joinedPixCode(typed)).toBe(RIGHT);
    expect(mistakeOfPix(joinedPixCode(typed), 123_456)).toBeUndefined();
  });

  it.each([
    [
      'gui in small letters',
      RIGHT.replace('BR.GOV.BCB.PIX', 'br.gov.bcb.pix').replace('36A5', 'DB83'),
      undefined,
    ],
    [
      'no amount and no transaction',
      `${START}5802BR5914EMPRESA MODELO6009SAO PAULO62070503***6304F78C`,
      undefined,
    ],
    [
      'accents counted in signs',
      `${START}54071234.565802BR5918JOSÉ AÇAÍ COMÉRCIO6009SAO PAULO62100506NF00016304C05A`,
      'accents',
    ],
    [
      'accents counted in bytes',
      `${START}54071234.565802BR5922JOSÉ AÇAÍ COMÉRCIO6009SAO PAULO62100506NF000163042456`,
      'accents',
    ],
    [
      'a name of 33 signs',
      `${START}54071234.565802BR5933EMPRESA MODELO DE COMERCIO LTDA M6009SAO PAULO62100506NF0001630445D5`,
      'long',
    ],
    [
      'a transaction with blanks',
      `${START}54071234.565802BR5914EMPRESA MODELO6009SAO PAULO62170513NF 0001 MARCO630467B2`,
      'transaction',
    ],
    ['a comma', `${START}54071234,56${END}0828`, 'decimals'],
    ['one decimal', `${START}540410.0${END}9F95`, 'decimals'],
    ['a wrong check', RIGHT.replace('36A5', '0000'), 'check'],
    ['a sign too few', RIGHT.replace('@empresa', '@mpresa'), 'shape'],
  ])('%s: %#', (_, code, mistake) => {
    expect(mistakeOfPix(joinedPixCode(code), 123_456)).toBe(mistake);
  });
});

describe('a key', () => {
  it.each([
    ['cpf', '529.982.247-25', '52998224725'],
    ['cnpj', '12.ABC.345/01DE-35', '12ABC34501DE35'],
    ['email', 'Pix@Casa.example', 'pix@casa.example'],
    ['phone', '(17) 85550-0100', undefined],
    ['phone', '(17) 99550-0100', '+5517995500100'],
    ['phone', '+55 17 3555-0100', '+551735550100'],
    ['random', '123E4567-E12B-12D1-A456-426655440000', '123e4567-e12b-12d1-a456-426655440000'],
  ] as const)('%s %s is %s', (kind, typed, stored) => {
    expect(pixKeyIn(kind, typed)).toBe(stored);
  });

  it('is refused with a wrong check digit, and when empty', () => {
    for (const [kind, typed] of [
      ['cpf', '52998224724'],
      ['cpf', '11111111111'],
      ['cnpj', '12345678000196'],
      ['email', 'pix'],
      ['random', '123e4567'],
    ] as const) {
      expect([typed, pixKeyIn(kind, typed)]).toEqual([typed, undefined]);
    }
    expect(KEY_KINDS.map((kind) => pixKeyIn(kind, ''))).toEqual(KEY_KINDS.map(() => undefined));
  });
});
