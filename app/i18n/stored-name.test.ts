import { expect, it } from 'vitest';
import { storedName } from './stored-name.ts';

const words = { lead: 'Lead', mail: { team: 'Mail to the team' } };

it.each([
  ['a name that has words', 'lead', 'Lead'],
  ['one within a group', 'mail.team', 'Mail to the team'],
  ['one of another release, as it is', 'order', 'order'],
  ['one of another release in a group', 'mail.owner', 'mail.owner'],
  ['a group alone', 'mail', 'mail'],
  ['a name that every object has', 'constructor', 'constructor'],
  ['nothing', '', ''],
])('recognizes %s', (_, name, formatted) => {
  expect(storedName(words, name)).toBe(formatted);
});
