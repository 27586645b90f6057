import { randomUUID } from 'node:crypto';
import { endpointPath } from '#app/paths.ts';
import type { BuiltSite } from './built-site.ts';
import { leadPost } from './lead-post.ts';

/** Answers of three forms besides an address, which gets a mail, also where another person typed it. */
const ANSWERS = {
  contactSubmit: () => ({ name: 'Ana', message: `Um pedido. ${randomUUID()}` }),
  talentSubmit: () => ({ name: 'Ana', opening: 'other', message: `Faço bolos. ${randomUUID()}` }),
  privacySubmit: () => ({ kind: 'access', message: `Dados. ${randomUUID()}` }),
};
export type UnverifiedForm = keyof typeof ANSWERS;

let outsiders = 0;

/** One post that types somebody else's address, from a visitor and a network of its own. */
export function postAs(site: BuiltSite, form: UnverifiedForm, email: string) {
  outsiders += 1;
  const fields = Object.entries(ANSWERS[form]()).map(([name, value]) => [`answers.${name}`, value]);
  return site.ask(
    endpointPath(form, 'pt-BR'),
    leadPost({
      origin: site.origin,
      answers: { email },
      fields: { ...Object.fromEntries(fields), session: randomUUID() },
      headers: { 'x-forwarded-for': `203.0.${outsiders >> 8}.${outsiders & 255}` },
    }),
  );
}
