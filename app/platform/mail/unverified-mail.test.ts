import { expect, test } from 'vitest';
import { mailboxOf } from './unverified-mail.server.ts';

test.each([
  ['ana@casa.example', 'ana@casa.example'],
  [' Ana@Casa.Example ', 'ana@casa.example'],
  ['ana+obra+2@casa.example', 'ana@casa.example'],
  ['a.na@casa.example', 'a.na@casa.example'],
  ['a.n.a+x@gmail.com', 'ana@gmail.com'],
  ['ana@googlemail.com', 'ana@gmail.com'],
  ['"a@b"@casa.example', '"a@b"@casa.example'],
])('%j is the mailbox %j', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
