import { messages } from '#app/composition/messages.ts';
import { registerMessages } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { SAMPLE_MAILS, type SampleMail } from './sample-mails.ts';

/** Kinds of jobs whose mails go to the people of a client. */
const TO_CLIENTS =
  /^(?:project|invoice|client)\.|^ticket\.(?:reply|rating|receipt)-mail$|^survey\./;

/** Every mail of the portal in one language, each as it is sent, by its name. */
export async function clientMails(locale: Locale): Promise<[name: string, mail: SampleMail][]> {
  registerMessages(messages);
  const kinds = Object.entries(SAMPLE_MAILS).filter(([kind]) => TO_CLIENTS.test(kind));
  const all: [string, SampleMail][] = [];
  for (const [kind, mails] of kinds)
    for (const [name, write] of Object.entries(mails))
      all.push([`${kind.replace('-mail', '')}.${name}`, await write(locale)]);
  return all;
}
