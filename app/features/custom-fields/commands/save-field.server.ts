import { z } from 'zod';
import { command, Refusal, type Tx } from '#app/access/commands/command.server.ts';
import { requireEveryProduct } from '#app/access/commands/every-product.server.ts';
import { seenRevision } from '#app/audit/posted-setting.ts';
import { revisionOf, saveSetting } from '#app/audit/save-setting.server.ts';
import { adminPath } from '#app/paths.ts';
import { typedLine } from '#app/platform/text/typed-text.ts';
import {
  CUSTOM_FIELD_TYPES,
  type CustomField,
  FIELD_SUBJECTS,
  type FieldMistake,
  keyOf,
  LONGEST_LABEL,
  LONGEST_UNIT,
  MOST_CHOICES,
} from '../custom-field.ts';
import { readCustomFields } from '../custom-fields.store.server.ts';

const line = z.string().catch('').pipe(typedLine);
const lines = z.array(line);

const input = z.object({
  id: z.uuid().nullable(),
  revision: seenRevision,
  /** What the field is of, its key and its type are chosen once, when it is made. */
  subject: z.enum(FIELD_SUBJECTS).optional().catch(undefined),
  key: line,
  type: z.enum(CUSTOM_FIELD_TYPES).optional().catch(undefined),
  label: line,
  label_en: line,
  unit: line,
  product: line,
  is_required: z.string().optional().catch(undefined),
  in_list: z.string().optional().catch(undefined),
  choice_key: lines,
  choice_label: lines,
  choice_label_en: lines,
  /** The places of the choices that are no longer offered. */
  choice_off: lines,
});
type Typed = z.output<typeof input>;

/** The choices as they were typed; a line without a name is none. */
function choicesIn(typed: Typed, stored: CustomField | undefined) {
  const known = new Set(stored?.choices.map(({ key }) => key));
  const taken = [...known];
  return typed.choice_label.flatMap((label, at) => {
    const own = typed.choice_key[at] ?? '';
    const isKnown = known.has(own);
    if (label === '' && !isKnown) return [];
    const key = isKnown ? own : keyOf(label, taken);
    taken.push(key);
    return {
      key,
      label,
      label_en: typed.choice_label_en[at] || null,
      is_active: !typed.choice_off.includes(String(at)),
    };
  });
}

async function refuseMistakes(
  tx: Tx,
  typed: Typed,
  { type, choices }: { type: CustomField['type']; choices: ReturnType<typeof choicesIn> },
): Promise<void> {
  const mistakes: Record<string, FieldMistake> = {};
  if (typed.label === '') mistakes['label'] = 'missing';
  if (typed.label.length > LONGEST_LABEL) mistakes['label'] = 'long';
  if (typed.label_en.length > LONGEST_LABEL) mistakes['label_en'] = 'long';
  if (typed.unit.length > LONGEST_UNIT) mistakes['unit'] = 'unit';
  if (typed.key !== '' && !/^[a-z][a-z0-9_]{0,39}$/.test(typed.key)) mistakes['key'] = 'key';
  if (type === 'choice' || type === 'choices') {
    const names = choices.map(({ label }) => label.toLowerCase());
    if (choices.length === 0) mistakes['choices'] = 'no_choice';
    else if (choices.length > MOST_CHOICES) mistakes['choices'] = 'many';
    else if (names.some((name) => name === '' || name.length > LONGEST_LABEL)) {
      mistakes['choices'] = 'choice';
    } else if (new Set(names).size < names.length) mistakes['choices'] = 'same';
  }
  if (typed.product !== '') {
    const product = await tx
      .selectFrom('crm_products')
      .select('slug')
      .where('slug', '=', typed.product)
      .executeTakeFirst();
    if (!product) mistakes['product'] = 'product';
  }
  if (Object.keys(mistakes).length > 0) throw new Refusal('invalid', 422, undefined, mistakes);
}

/** Saves a field, or makes one. Refused as `changed` with the conflict where a colleague has saved it meanwhile. */
export const saveField = command({
  permission: 'settings:manage',
  input,
  async run({ tx, input: typed }) {
    const { id, revision } = typed;
    await requireEveryProduct(tx);
    const all = await readCustomFields(tx);
    const stored = all.find((one) => one.id === id);
    const { subject, type } = stored ?? typed;
    if (id !== null && !stored) throw new Refusal('gone', 404);
    if (!subject || !type) throw new Refusal('invalid', 422);
    const isChosen = type === 'choice' || type === 'choices';
    const choices = isChosen ? choicesIn(typed, stored) : [];
    await refuseMistakes(tx, typed, { type, choices });
    const columns = {
      label: typed.label,
      labelEn: typed.label_en || null,
      unit: (type === 'number' && typed.unit) || null,
      choices: JSON.stringify(choices),
      isRequired: typed.is_required !== undefined,
      inList: typed.in_list !== undefined,
      product: typed.product || null,
    };
    if (id === null) {
      const same = all.filter((one) => one.subject === subject);
      const key =
        typed.key ||
        keyOf(
          typed.label,
          same.map((one) => one.key),
        );
      return tx
        .insertInto('custom_fields')
        .values({ subject, type, key, position: same.length + 1, ...columns })
        .returning(['id', 'revision'])
        .executeTakeFirstOrThrow();
    }
    const saved = await saveSetting(tx, 'custom_fields', { id, revision }, columns);
    return { id, revision: revisionOf(saved) };
  },
  redirectTo: ({ input: { id }, data: made }) =>
    id === null ? adminPath('customField', { id: made.id }) : undefined,
});
