import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { e164Of } from '#app/platform/phone.server.ts';
import { typedEmail, typedLine } from '#app/platform/text/typed-text.ts';
import { whatsappIn } from '#app/platform/text/whatsapp.ts';
import { POINT_KINDS, type Point, type PointKind } from '../contacts.ts';
import { idOrNone } from './posted-fields.ts';

const email = z.email().max(254);

/** Of each address in its place; a form without them leaves them as they are. */
const labels = z.array(z.string().trim().max(60)).max(20);

const points = {
  email: z.array(typedEmail.pipe(z.string().max(254))).max(20),
  phone: z.array(z.string().trim().max(40)).max(20),
  whatsapp: z.array(z.string().trim().max(140)).max(20),
  emailLabel: labels,
  phoneLabel: labels,
  whatsappLabel: labels,
};
/** A point as it is stored, telephones in E.164 where such a number can exist; undefined where it is none. */
const STORED: Readonly<Record<PointKind, (value: string) => string | undefined>> = {
  email: (value) => (email.safeParse(value).success ? value.toLowerCase() : undefined),
  phone: (value) => (value.replace(/\D/g, '').length < 8 ? undefined : (e164Of(value) ?? value)),
  whatsapp: whatsappIn,
};
type TypedPoints = Readonly<Record<keyof typeof points, string[]>>;

/** The points of a form. */
function pointsOf(typed: TypedPoints): Point[] {
  const all = POINT_KINDS.flatMap((kind) =>
    typed[kind].map((value, at) => {
      const label = typed[`${kind}Label`][at];
      return { kind, value, ...(label !== undefined && { label }) };
    }),
  );
  const given = all.filter(({ value }) => value !== '');
  const stored = given.map((point) => ({ ...point, value: STORED[point.kind](point.value) }));
  if (stored.some(({ value }) => value === undefined)) throw new Refusal('invalid', 422);
  const points = stored.map(({ value = '', ...point }) => ({ ...point, value }));
  // A form with the field replaces the WhatsApp name of the contact, also by an empty value.
  return typed.whatsapp.length > 0 ? [...points, { kind: 'whatsapp', value: '' }] : points;
}

/** Changes a contact and all its points. Refused where a colleague has changed it since. */
export const saveContact = command({
  permission: 'crm:update',
  input: z.object({
    ...points,
    id: z.uuid(),
    revision: z.coerce.number().int(),
    name: typedLine.pipe(z.string().max(200)),
    jobTitle: typedLine.pipe(z.string().max(120)),
    company: typedLine.pipe(z.string().max(200)),
    companyId: idOrNone,
    owner: idOrNone,
  }),
  async run({ tx, input }) {
    const { id, revision, name, jobTitle, company, companyId, owner } = input;
    await callValue(tx, 'public.save_contact', {
      id,
      revision,
      name,
      jobTitle,
      company,
      companyId: companyId || null,
      ownerId: owner || null,
      points: JSON.stringify(pointsOf(input)),
    });
    // The save has locked the row, so nobody else can have changed it since.
    const saved = await tx
      .selectFrom('crm_contacts')
      .select('revision')
      .where('id', '=', id)
      .executeTakeFirst();
    return { id, revision: saved?.revision };
  },
});
