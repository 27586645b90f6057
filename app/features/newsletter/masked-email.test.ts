import { expect, it } from 'vitest';
import { maskedEmail } from './masked-email.ts';

it.each([
  ['joao@dominio.com', 'j***@d***.com'],
  [' Ana.Souza@casa.com.br ', 'A***@c***.br'],
  ['ana@casa.example\r\nBcc: rui@outra.example', 'a***@c***.example'],
  ['ana@localhost', 'a***@l***'],
  ['😀smile@casa.example', '😀***@c***.example'],
  ['<b>no address</b>', '***'],
  ['', '***'],
  [`${'x'.repeat(10_000)}@casa.example`, 'x***@c***.example'],
])('%j is recorded as %s', (typed, masked) => expect(maskedEmail(typed)).toBe(masked));
