import { messages } from '#app/composition/messages.ts';
import { registerMessages } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { LETTERS, type Letter } from './letters.ts';

/** Kinds of jobs whose mails go to the people of a client. */
const TO_CLIENTS =
  /^(?:project|invoice|client)\.|^ticket\.(?:reply|rating|receipt)-mail$|^survey\./;

/** Every mail of the portal in one language, each as it is sent, by its name. */
export async function clientLetters(locale: Locale): Promise<[name: string, letter: Letter][]> {
  registerMessages(messages);
  const kinds = Object.entries(LETTERS).filter(([kind]) => TO_CLIENTS.test(kind));
  const all: [string, Letter][] = [];
  for (const [kind, letters] of kinds)
    for (const [name, write] of Object.entries(letters))
      all.push([`${kind.replace('-mail', '')}.${name}`, await write(locale)]);
  return all;
}
