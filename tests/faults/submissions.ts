import { endpointPath } from '#app/paths.ts';
import { leadId, leadPost } from '../routes/lead-post.ts';
import type { SiteProcess } from '../routes/site-process.ts';

/** Every so many leads come from a person who has written before. */
const PEOPLE = 40;

export type Sent = {
  id: string;
  email: string;
  /** What the visitor was shown; absent while no answer came. */
  protocol?: string;
};

/** Posts one lead, from a visitor of its own; the answer is the visitor's receipt. */
export async function submit(site: SiteProcess, lead: Sent, number: number): Promise<void> {
  const answers = { email: lead.email, nome: `Pessoa ${number % PEOPLE}`, telefone: '' };
  const post = leadPost({
    origin: site.origin,
    answers,
    fields: { lead: lead.id, session: lead.id },
    headers: {
      'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    },
  });
  const { status, headers, text } = await site.ask(endpointPath('projectSubmit', 'pt-BR'), post);
  if (status !== 303)
    throw new Error(`Lead ${number} was answered ${status}: ${text.slice(0, 200)}`);
  lead.protocol = String(headers.location).split('/').at(-1) ?? '';
}

/** Posts a lead again, as a browser does that got no answer. */
export const submitAgain = async (site: SiteProcess, lead: Sent): Promise<string | undefined> => {
  const copy: Sent = { id: lead.id, email: lead.email };
  await submit(site, copy, Number.parseInt(lead.id.slice(-5), 16));
  return copy.protocol;
};

/**
 * Visitors who submit lead after lead, several at once, until the site is gone. `enough` resolves
 * when so many are acknowledged; `sent` holds all, in flight ones too.
 */
export function keepSubmitting(site: SiteProcess, visitors: number, wanted: number) {
  const sent: Sent[] = [];
  let deleted = false;
  let acknowledged = 0;
  const enough = Promise.withResolvers<void>();
  const visitor = async () => {
    while (!deleted) {
      const lead: Sent = { id: leadId(), email: `pessoa${sent.length % PEOPLE}@kill.example` };
      sent.push(lead);
      try {
        await submit(site, lead, sent.length);
        acknowledged += 1;
        if (acknowledged >= wanted) enough.resolve();
      } catch (error) {
        if (!deleted) enough.reject(error);
        return;
      }
    }
  };
  const ended = Promise.all(Array.from({ length: visitors }, visitor)).then(() => sent);
  return {
    enough: enough.promise,
    /** Says that connections will fail from now on; resolves to everything that was sent. */
    stop: () => {
      deleted = true;
      return ended;
    },
  };
}
