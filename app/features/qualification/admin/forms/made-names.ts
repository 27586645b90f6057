import type { OptionDraft, QuestionDraft } from './form-draft.ts';

/** Lower case letters, digits and `between`, from any text. */
const slug = (text: string, between: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, between)
    .replace(new RegExp(`^${between}+|${between}+$`, 'g'), '')
    .slice(0, 50);

const named = (text: string) => (/^[a-z]/.test(text) ? text : `pergunta_${text}`.replace(/_$/, ''));

/** A name that is not used yet: with a number behind it where it is. */
function unused(wanted: string, used: ReadonlySet<string>, between: string): string {
  if (!used.has(wanted)) return wanted;
  for (let count = 2; ; count += 1) {
    const name = `${wanted}${between}${count}`;
    if (!used.has(name)) return name;
  }
}

/** The field name of every question, by key: those of new ones are made of their labels. */
export function fieldNames(questions: readonly QuestionDraft[]): ReadonlyMap<string, string> {
  const used = new Set(questions.map(({ name }) => name));
  const names = new Map<string, string>();
  for (const { key, name, label } of questions) {
    const field_name = name || unused(named(slug(label.pt, '_')), used, '_');
    used.add(field_name);
    names.set(key, field_name);
  }
  return names;
}

/** The rules of answers limit an answer of a select to this. */
export const SHORTEST_VALUE = 2;

/** A value from a label. Of “1” or a symbol too little would be left. */
function valueOfLabel(label: string): string {
  const value = slug(label, '-');
  return value.length < SHORTEST_VALUE ? `opcao-${value}`.replace(/-$/, '') : value;
}

/** Options with a value each: one that has none gets one of its label. The same label twice is a mistake, and gets the same value. */
export function withValues(options: readonly OptionDraft[]): OptionDraft[] {
  const used = new Set(options.map(({ value }) => value));
  const made = new Map<string, string>();
  return options.map((option) => {
    const label = option.label.pt;
    if (option.value) return option;
    const value = made.get(label) ?? unused(valueOfLabel(label), used, '-');
    used.add(value);
    made.set(label, value);
    return { ...option, value };
  });
}
