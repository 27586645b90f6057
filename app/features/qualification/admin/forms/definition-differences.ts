import { type Difference, differencesOf, type SettingRow } from '#app/audit/setting-changes.ts';
import type { Condition } from '../../form-definition.ts';
import type { StoredDefinition, StoredField, StoredStep } from './stored-form.ts';

/** The columns of a question, one after the other. */
const COLUMNS = [
  'field_label',
  'field_type',
  'is_required',
  'placeholder_text',
  'contact_property',
  'custom_field_id',
] as const satisfies readonly (keyof StoredField)[];

/** Options of a question, one line, for readers. */
const written = (options: StoredField['options'] | undefined) =>
  options && options.length > 0
    ? options.map(({ value, label }) => `${label} (${value})`).join(', ')
    : undefined;

/** Conditions of a question or a step, one line, for readers. */
const condition = ({ question, values, not }: Condition) =>
  [question, not ? '≠' : '=', values ? values.join(' | ') : '…'].join(' ');
const conditioned = (conditions: readonly Condition[] = []) =>
  conditions.length > 0 ? conditions.map(condition).join('; ') : undefined;

const step = ({ title, title_en, conditions }: StoredStep) =>
  [`${title} (${title_en})`, conditioned(conditions)].filter(Boolean).join(': ');

const byName = (fields: readonly StoredField[], of: (field: StoredField) => unknown) =>
  Object.fromEntries(fields.map((field) => [field.field_name, of(field) ?? undefined]));

/** A form by column and question, so that one reads `Pergunta › nome` and not a list of objects. */
function legible({ fields, translations, steps, ...form }: StoredDefinition): SettingRow {
  const english = (of: (texts: NonNullable<StoredField['translations']['en']>) => unknown) =>
    byName(fields, (field) => of(field.translations.en ?? {}));
  return {
    ...form,
    ...Object.fromEntries(
      COLUMNS.map((column) => [column, byName(fields, (field) => field[column])]),
    ),
    options: byName(fields, ({ options }) => written(options)),
    steps: steps && steps.length > 0 ? steps.map(step).join(' → ') : undefined,
    step: byName(fields, (field) => (field.step ? field.step + 1 : undefined)),
    conditions: byName(fields, ({ conditions }) => conditioned(conditions)),
    field_order: fields.map(({ field_name }) => field_name).join(', '),
    translations: {
      en: {
        ...translations.en,
        field_label: english((texts) => texts.field_label),
        placeholder_text: english((texts) => texts.placeholder_text),
        options: english((texts) => written(texts.options)),
      },
    },
  };
}

/** The differences between two versions of a form, question by question. */
export const definitionDifferences = (
  before: StoredDefinition | null,
  after: StoredDefinition,
): Difference[] => differencesOf(before && legible(before), legible(after));

/** The same for two users who change one form: a question that only one of them has is listed as a whole. */
export function conflictDifferences(
  theirs: StoredDefinition,
  mine: StoredDefinition,
): Difference[] {
  const labels = ({ fields }: StoredDefinition) =>
    new Map(fields.map(({ field_name, field_label }) => [field_name, field_label]));
  const [before, after] = [labels(theirs), labels(mine)];
  const shared = ({ fields, ...form }: StoredDefinition) => ({
    ...form,
    fields: fields.filter(({ field_name }) => before.has(field_name) && after.has(field_name)),
  });
  const oneSided = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => !before.has(name) || !after.has(name),
  );
  return [
    ...definitionDifferences(shared(theirs), shared(mine)),
    ...oneSided.map((name) => ({
      path: ['questions', name],
      before: before.get(name),
      after: after.get(name),
    })),
  ];
}
