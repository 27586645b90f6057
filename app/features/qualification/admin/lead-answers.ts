type Option = { value: string; label: string };
type Wording = { field_label?: string; options?: Option[] };

/** A question as it was asked; `asked` is its wording in the visitor's language, if another. */
type AskedQuestion = Wording & {
  field_name?: string;
  contact_property?: string;
  asked?: Wording | null;
};

/** What a lead keeps of its form: the questions of that time, whatever the form asks by now. */
export type FormSnapshot = {
  id?: string;
  name?: string;
  /** Absent for leads that are older than versions. */
  version?: number | null;
  fields?: AskedQuestion[];
};

export type LeadAnswer = {
  name: string;
  label: string;
  /** The question as the visitor read it, where that was not Portuguese. */
  asked: string;
  property: string;
  value: string;
};

/** The label that an option had, else what was sent. */
const chosen = (value: string, options: readonly Option[] = []) =>
  options.find((option) => option.value === value)?.label ?? value;

/** Answers under the questions that were asked, in their order; then what nobody asked for. */
export function answersOf(
  data: Readonly<Record<string, unknown>>,
  snapshot: FormSnapshot | null,
): LeadAnswer[] {
  const fields = snapshot?.fields ?? [];
  const asked = new Map(fields.map((field) => [field.field_name ?? '', field]));
  const names = [...asked.keys(), ...Object.keys(data).filter((name) => !asked.has(name))];
  return names.flatMap((name) => {
    const value = data[name];
    if (value === undefined || value === null || value === '') return [];
    const question = asked.get(name);
    const label = question?.field_label ?? '';
    const read = question?.asked?.field_label ?? label;
    return {
      name,
      label,
      asked: read === label ? '' : read,
      // Without a form the names of the answers say it themselves (migration 0009).
      property: asked.size > 0 ? (question?.contact_property ?? '') : name,
      value: chosen(String(value), question?.options),
    };
  });
}
