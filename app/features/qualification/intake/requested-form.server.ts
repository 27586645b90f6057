import { z } from 'zod';
import type { Locale } from '#app/i18n/locale.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { readRequestedForm } from '../form.store.server.ts';
import { type ActiveForm, type FormDefinition, formOfPage } from '../form-definition.ts';
import { POST } from './post-fields.ts';

const asked = z.object({ id: z.uuid(), version: z.coerce.number().int().min(1).max(1_000_000) });

/**
 * The form of a post, in the version that the visitor saw: staff may have changed it, or switched it off,
 * since its page was rendered. A post without a version is checked against the present form.
 */
export async function requestedForm(
  formData: FormData,
  forms: readonly ActiveForm[],
  page: Parameters<typeof formOfPage>[1],
  locale: Locale,
): Promise<FormDefinition | null> {
  const id = formData.get(POST.form);
  const today = forms.find(({ text }) => text[locale].id === id)?.text[locale];
  const given = asked.safeParse({ id, version: formData.get(POST.version) });
  if (given.success && given.data.version !== today?.version) {
    try {
      const then = await asActor({ kind: 'system' }, (tx) =>
        readRequestedForm(tx, given.data, locale),
      );
      if (then) return then;
    } catch (error) {
      // The version of the post is unreachable; the present form has to do.
      log.warn({ err: error }, 'the version of a posted form could not be read');
    }
  }
  return today ?? formOfPage(forms, page)?.text[locale] ?? null;
}
