import type { QuestionDraft } from './form-draft.ts';

/** Lower case letters, digits and `between`, from any text. */
export const slug = (text: string, between: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, between)
    .replace(new RegExp(`^${between}+|${between}+$`, 'g'), '')
    .slice(0, 50);

const named = (text: string) => (/^[a-z]/.test(text) ? text : `pergunta_${text}`.replace(/_$/, ''));

/** A field name for the answers to a new question, unique among all others. */
function nameFor(label: string, used: ReadonlySet<string>): string {
  const wanted = named(slug(label, '_'));
  if (!used.has(wanted)) return wanted;
  for (let count = 2; ; count += 1) {
    if (!used.has(`${wanted}_${count}`)) return `${wanted}_${count}`;
  }
}

/** The field name of every question, by key: those of new ones are made of their labels. */
export function fieldNames(questions: readonly QuestionDraft[]): ReadonlyMap<string, string> {
  const used = new Set(questions.map(({ name }) => name));
  const names = new Map<string, string>();
  for (const { key, name, label } of questions) {
    const field_name = name || nameFor(label.pt, used);
    used.add(field_name);
    names.set(key, field_name);
  }
  return names;
}
