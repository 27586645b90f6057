import pg from 'pg';
import { expect, it } from 'vitest';
import { loggedError } from './logged-error.ts';

const TYPED = 'segredo da Ana';

function databaseError(message: string, facts: Partial<pg.DatabaseError>): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError(message, message.length, 'error'), facts);
}

it.each([
  [
    'a value that a type refuses',
    databaseError(`invalid input syntax for type uuid: "${TYPED} "x" ${TYPED}"`, {
      code: '22P02',
      where: `unnamed portal parameter $1 = '${TYPED}'`,
    }),
  ],
  [
    'a value that is there already',
    databaseError('duplicate key value violates unique constraint "leads_email"', {
      code: '23505',
      detail: `Key (name)=(${TYPED}) already exists.`,
      constraint: 'leads_email',
    }),
  ],
  [
    'JSON that ends too soon',
    new SyntaxError(`Unexpected token 's', "${TYPED}" is not valid JSON`),
  ],
  ['a mail server', Object.assign(new Error('Message failed'), { response: `550 ${TYPED}` })],
  ['a cause', new Error('outer', { cause: new SyntaxError(`"${TYPED}"`) })],
  ['a text that was thrown', TYPED],
  ['an object of a library', { message: 'no answer', data: TYPED }],
  ['an address', new TypeError('no answer from https://a.example/?q=segredo')],
  ['an e-mail address', new Error('550 segredo@a.example unknown')],
])('the log quotes nothing of %s', (_, error) => {
  const logged = JSON.stringify(loggedError(error));
  expect(logged).not.toContain('segredo');
  expect(logged).toContain('"type"');
});

it('keeps in the log what a library has copied of an error', () => {
  const copied = { message: 'connect ECONNREFUSED', code: 'ECONNREFUSED', stack: 'x\n    at y' };
  expect(loggedError(copied)).toEqual({
    type: 'Error',
    message: 'connect ECONNREFUSED',
    code: 'ECONNREFUSED',
    stack: '    at y',
  });
});

it('keeps in the log what identifies the fault', () => {
  const error = databaseError('duplicate key value violates unique constraint "leads_email"', {
    code: '23505',
    constraint: 'leads_email',
    table: 'leads',
  });
  expect(loggedError(error)).toMatchObject({
    type: 'error',
    message: 'duplicate key value violates unique constraint "leads_email"',
    code: '23505',
    constraint: 'leads_email',
    table: 'leads',
    stack: expect.stringContaining('logged-error.test.ts'),
  });
});
