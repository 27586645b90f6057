import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { sqlState } from '#app/platform/database/errors.server.ts';
import { typedLine } from '#app/platform/text/typed-text.ts';
import { cnpjIn } from '../imports/cnpj.ts';
import { linkCompany, saveCompany, setCompanyActive } from './companies.store.server.ts';
import { type CompanyFields, type CompanyReply, type Refusal, STATES } from './companies.ts';

type Answer = { reply: CompanyReply; status: 200 | 403 | 404 | 409 | 422 };

const id = z.uuid();
const orNone = z.union([id, z.literal('')]);
const text = (most: number) => z.string().trim().max(most).catch('');
const form = z.object({
  name: typedLine.catch(''),
  cnpj: text(60),
  site: text(5000),
  city: typedLine.pipe(z.string().max(120)).catch(''),
  state: z.union([z.enum(STATES), z.literal('')]).catch(''),
  owner: orNone.catch(''),
});
const act = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('save'), revision: z.coerce.number().int().min(1) }),
  z.object({ intent: z.literal(['away', 'back']) }),
  z.object({ intent: z.literal('link'), contact: id, seen: orNone }),
  z.object({ intent: z.literal('unlink'), contact: id }),
]);

/** What the functions of the database refuse with, and what that is called on the screen. */
const REFUSALS: Readonly<Record<string, { why: Refusal; status: Answer['status'] }>> = {
  company_gone: { why: 'gone', status: 404 },
  company_changed: { why: 'changed', status: 409 },
  company_owner: { why: 'owner', status: 422 },
  cnpj_wrong: { why: 'cnpj', status: 422 },
  contact_gone: { why: 'contactGone', status: 409 },
  contact_merged: { why: 'contactGone', status: 409 },
  contact_changed: { why: 'contactChanged', status: 409 },
};
const REFUSED = new Set(['23503', '23505', '23514', '40001']);

const no = (why: Refusal, status: Answer['status'], typed?: CompanyFields): Answer => ({
  reply: { done: false, why, ...(typed && { typed }) },
  status,
});

function refused(error: unknown, typed?: CompanyFields): Answer {
  const state = sqlState(error) ?? '';
  if (!REFUSED.has(state)) throw error;
  const known = REFUSALS[error instanceof Error ? error.message : ''];
  if (known) return no(known.why, known.status, typed);
  return state === '23505' ? no('cnpjTaken', 409, typed) : no('invalid', 422, typed);
}

/** An address as it is kept, with its scheme; undefined for what is none. */
function siteIn(typed: string): string | undefined {
  if (typed === '') return '';
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (whole.length > 300 || !URL.canParse(whole)) return undefined;
  const { protocol, hostname, href } = new URL(whole);
  return /^https?:$/.test(protocol) && hostname.includes('.') ? href.replace(/\/$/, '') : undefined;
}

/** The fields as they are kept, or which of them is wrong. */
function keptFields(typed: CompanyFields): CompanyFields | Refusal {
  const cnpj = typed.cnpj && cnpjIn(typed.cnpj);
  const site = siteIn(typed.site);
  if (typed.name === '' || typed.name.length > 200) return 'name';
  if (cnpj === undefined) return 'cnpj';
  return site === undefined ? 'site' : { ...typed, cnpj, site };
}

/** Makes a company, and says that a contact works there where one is named. */
export async function makeCompany(person: Person, posted: FormData, may: boolean): Promise<Answer> {
  const sent = Object.fromEntries(posted);
  const typed = form.parse(sent);
  if (!may) return no('forbidden', 403, typed);
  const asked = z.object({ id, contact: orNone.catch(''), product: text(40) }).safeParse(sent);
  if (!asked.success) return no('invalid', 422, typed);
  const fields = keptFields(typed);
  if (typeof fields === 'string') return no(fields, 422, typed);
  const { id: company, contact, product } = asked.data;
  try {
    await asPerson(person, async (tx) => {
      await saveCompany(tx, { id: company, revision: 0, product, fields });
      if (contact) await linkCompany(tx, contact, '', company);
    });
    return { reply: { done: 'saved' }, status: 200 };
  } catch (error) {
    return refused(error, typed);
  }
}

/** What is posted from the page of one company. */
export async function actOnCompany(
  person: Person,
  company: string,
  posted: FormData,
  may: boolean,
): Promise<Answer> {
  const sent = Object.fromEntries(posted);
  const asked = act.safeParse(sent);
  const typed = sent['intent'] === 'save' ? form.parse(sent) : undefined;
  if (!may) return no('forbidden', 403, typed);
  if (!asked.success || !id.safeParse(company).success) return no('invalid', 422, typed);
  const wanted = asked.data;
  const fields = typed && keptFields(typed);
  if (typeof fields === 'string') return no(fields, 422, typed);
  try {
    switch (wanted.intent) {
      case 'save':
        if (fields) {
          const { revision } = wanted;
          const made = await asPerson(person, (tx) =>
            saveCompany(tx, { id: company, revision, fields }),
          );
          return { reply: { done: 'saved', revision: made }, status: 200 };
        }
        return { reply: { done: 'saved' }, status: 200 };
      case 'link':
        await asPerson(person, (tx) => linkCompany(tx, wanted.contact, wanted.seen, company));
        return { reply: { done: 'linked' }, status: 200 };
      case 'unlink':
        await asPerson(person, (tx) => linkCompany(tx, wanted.contact, company, ''));
        return { reply: { done: 'unlinked', company, contact: wanted.contact }, status: 200 };
      default:
        await asPerson(person, (tx) => setCompanyActive(tx, company, wanted.intent === 'back'));
        return { reply: { done: wanted.intent, company }, status: 200 };
    }
  } catch (error) {
    return refused(error, typed);
  }
}
