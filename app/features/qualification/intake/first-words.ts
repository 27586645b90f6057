import type { LeadAnswer } from './read-answers.server.ts';

/** Shorter texts are values, and not what somebody has to say. */
const SHORT = 40;

/** What a person wrote in own words: the message of a form, or else its longest answer; undefined without one. */
export function firstWordsOf(answers: readonly LeadAnswer[]): LeadAnswer | undefined {
  const message = answers.find(({ name, property }) => (property || name) === 'message');
  if (message) return message;
  const [longest] = answers
    .filter(({ property, value }) => property === '' && value.length > SHORT)
    .toSorted((one, other) => other.value.length - one.value.length);
  return longest;
}
