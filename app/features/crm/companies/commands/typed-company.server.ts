import { z } from 'zod';
import type { Tx } from '#app/access/commands/command.server.ts';
import { callRows } from '#app/platform/database/call-function.server.ts';
import { typedLine } from '#app/platform/text/typed-text.ts';
import { cnpjIn } from '../../imports/cnpj.ts';
import { type CompanyFields, STATES } from '../companies.ts';

const text = (most: number) => z.string().trim().max(most).catch('');

export const idOrNone = z.union([z.uuid(), z.literal('')]);

/** An address as it is stored, with its scheme; undefined for an invalid one. */
function siteIn(typed: string): string | undefined {
  if (typed === '') return '';
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (whole.length > 300 || !URL.canParse(whole)) return undefined;
  const { protocol, hostname, href } = new URL(whole);
  return /^https?:$/.test(protocol) && hostname.includes('.') ? href.replace(/\/$/, '') : undefined;
}

/** A text as `read` parses it; refused with `code` where that is undefined. */
const parsedAs = (code: string, read: (typed: string) => string | undefined) =>
  z.transform((typed: string, context) => {
    const stored = read(typed);
    if (stored !== undefined) return stored;
    context.issues.push({ code: 'custom', message: code, input: typed });
    return z.NEVER;
  });

/** Fields of the forms about a company. Messages of issues are the codes that the user gets. */
export const companyFields = {
  name: typedLine.catch('').pipe(z.string().min(1, 'name').max(200, 'name')),
  cnpj: text(60).pipe(parsedAs('cnpj_wrong', (typed) => typed && cnpjIn(typed))),
  site: text(5000).pipe(parsedAs('site', siteIn)),
  city: typedLine.pipe(z.string().max(120)).catch(''),
  state: z.union([z.enum(STATES), z.literal('')]).catch(''),
  owner: idOrNone.catch(''),
};

/** The slug of a product, or nothing. */
export const productOrNone = text(40);

type Saved = { id: string; revision: number; product?: string; fields: CompanyFields };

/** Stores a company and returns its revision; a new one starts with revision 0. */
export async function saveFields(tx: Tx, { id, revision, product, fields }: Saved) {
  await callRows(tx, 'public.save_company', {
    id,
    revision,
    name: fields.name,
    cnpj: fields.cnpj || null,
    site: fields.site || null,
    city: fields.city || null,
    state: fields.state || null,
    ownerId: fields.owner || null,
    product: product || null,
  });
  // The save has locked the row, so nobody else can have changed it since.
  const saved = await tx
    .selectFrom('crm_companies')
    .select('revision')
    .where('id', '=', id)
    .executeTakeFirst();
  return saved?.revision;
}
