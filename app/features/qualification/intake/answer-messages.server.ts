import type { i18n } from 'i18next';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { type AnswerMessages, answerMessages } from '../questions/question-type.ts';

const known = new WeakMap<i18n, AnswerMessages>();

/** The messages for a wrong answer, translated once for all posts of a language. */
export function answerMessagesIn(locale: Locale): AnswerMessages {
  const instance = instanceOf(locale);
  const before = known.get(instance);
  if (before) return before;
  const messages = answerMessages(instance.getFixedT(locale, 'qualification'));
  known.set(instance, messages);
  return messages;
}
