import { postedText } from './storable-text.ts';

/**
 * The form of a request, its texts as they are stored. A post without one, or of another type, is an empty
 * form: its fields are then reported as missing like any others, and it is no crash of ours.
 */
export async function postedForm(request: Request): Promise<FormData> {
  try {
    const form = new FormData();
    for (const [name, value] of await request.formData()) {
      form.append(name, typeof value === 'string' ? postedText(value) : value);
    }
    return form;
  } catch (error) {
    if (error instanceof TypeError) return new FormData();
    throw error;
  }
}

/** Posted texts by name; files and repeated names do not occur in the forms that use this. */
export async function postedTexts(request: Request): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const [name, value] of await postedForm(request)) {
    if (typeof value === 'string') texts[name] = value;
  }
  return texts;
}
