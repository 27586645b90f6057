import { z } from 'zod';

/** Whether a field is a list, also when its schema is wrapped in a default, an optional or a pipe. */
function isList(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodArray) return true;
  const { def } = schema as { def?: { innerType?: z.core.$ZodType; in?: z.core.$ZodType } };
  const inner = def?.innerType ?? def?.in;
  return inner ? isList(inner) : false;
}

/**
 * The fields of a form that a schema has, by name: a list where the schema has an array, else the last one of
 * the name. Fields that the schema does not know are left out.
 */
export function readForm(form: FormData, { shape }: z.ZodObject): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(shape)
      .filter(([name, schema]) => form.has(name) || isList(schema))
      .map(([name, schema]) => {
        const given = form.getAll(name);
        return [name, isList(schema) ? given : given.at(-1)];
      }),
  );
}

/** The texts of a form by name, for the reply of a refusal; the last one of a repeated name. */
export const textsOf = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].filter((field): field is [string, string] => typeof field[1] === 'string'),
  );

/** All texts of each name that occurs more than once in a form. */
export const listsOf = (form: FormData): Record<string, string[]> =>
  Object.fromEntries(
    [...new Set(form.keys())]
      .map((name) => [name, form.getAll(name).filter((one) => typeof one === 'string')] as const)
      .filter(([, texts]) => texts.length > 1),
  );
