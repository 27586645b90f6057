import { Refusal, type Tx } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { type FieldSubject, isOfProducts, NEW_FIELD } from '../custom-field.ts';
import { readRequiredFields } from '../custom-fields.store.server.ts';
import { readTypedValue } from '../read-typed-value.ts';

/** What was typed into the required fields of a form for a new record, by the id of the field. */
export function typedFields({ form }: { form: FormData }): ReadonlyMap<string, readonly string[]> {
  const names = [...new Set(form.keys())].filter((name) => name.startsWith(NEW_FIELD));
  return new Map(
    names.map((name) => [name.slice(NEW_FIELD.length), form.getAll(name).map(String)]),
  );
}

async function productsOf(tx: Tx, subject: FieldSubject, id: string): Promise<readonly string[]> {
  if (subject === 'company' || subject === 'contact') {
    const row = await tx
      .selectFrom(subject === 'company' ? 'crm_companies' : 'crm_contacts')
      .select('products')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.products ?? [];
  }
  const row =
    subject === 'deal'
      ? await tx.selectFrom('crm_deals').select('product').where('id', '=', id).executeTakeFirst()
      : await tx
          .selectFrom('feedback_tickets as t')
          .innerJoin('feedback_projects as p', 'p.id', 't.projectId')
          .select('p.product')
          .where('t.id', '=', id)
          .executeTakeFirst();
  return row?.product ? [row.product] : [];
}

/** Fills in the required fields of a new record; refused where one is missing or its type refuses the value. */
export async function fillNewRecord(
  tx: Tx,
  { subject, id }: { subject: FieldSubject; id: string },
  typed: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const required = await readRequiredFields(tx, subject);
  if (required.length === 0) return;
  const products = await productsOf(tx, subject, id);
  for (const field of required.filter((one) => isOfProducts(one, products))) {
    const value = readTypedValue(field, typed.get(field.id) ?? []);
    const refuse = (code: string) =>
      new Refusal(code, 422, undefined, { [`${NEW_FIELD}${field.id}`]: code });
    if (value === undefined) throw refuse('value_wrong');
    if (value === null || (Array.isArray(value) && value.length === 0)) {
      throw refuse('value_required');
    }
    const outcome = (await callValue(tx, 'public.set_custom_field', {
      ...{ subject, id, field: field.id },
      ...{ value: JSON.stringify(value), seen: 'null' },
    })) as { done: boolean; why?: string };
    // Posted twice, it is filled in already.
    if (!outcome.done && outcome.why !== 'changed') throw refuse('value_wrong');
  }
}
