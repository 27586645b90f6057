import { z } from 'zod';
import { LOGO_CONTEXTS, type LogoContext } from '#app/features/brand/brand.ts';
import { LOGO_NAME } from '#app/features/brand/logo-address.ts';
import { LOGO_KINDS, LOGO_VARIANTS, type LogoReply } from './logo.ts';

const name = z
  .string()
  .transform((text) => text.normalize('NFC').trim())
  .pipe(z.string().regex(LOGO_NAME));
const type = z.enum(LOGO_KINDS);
const variant = z.enum(LOGO_VARIANTS);

export type LogoValues = {
  type: z.infer<typeof type>;
  variant: z.infer<typeof variant>;
  usageContext: string;
  isActive: boolean;
};

const text = (form: FormData, field: string): string => {
  const given = form.getAll(field).at(-1);
  return typeof given === 'string' ? given : '';
};

const contextsIn = (form: FormData): LogoContext[] => {
  const ticked = form.getAll('context');
  return LOGO_CONTEXTS.filter((context) => ticked.includes(context));
};

/** A posted logo form: what it asks for, what is wrong with it, and what was typed. */
export function logoIn(form: FormData) {
  const parsed = {
    name: name.safeParse(text(form, 'name')),
    type: type.safeParse(text(form, 'type')),
    variant: variant.safeParse(text(form, 'variant')),
  };
  const contexts = contextsIn(form);
  const active = form.has('active');
  const mistakes: LogoReply['mistakes'] = {};
  for (const field of ['name', 'type', 'variant'] as const) {
    if (!parsed[field].success) mistakes[field] = true;
  }
  return {
    name: parsed.name.data,
    values:
      parsed.type.success && parsed.variant.success
        ? ({
            type: parsed.type.data,
            variant: parsed.variant.data,
            usageContext: contexts.join(', '),
            isActive: active,
          } satisfies LogoValues)
        : undefined,
    mistakes,
    revision: z.coerce.number().int().safeParse(text(form, 'revision')).data ?? 0,
    replace: form.has('replace'),
    said: {
      typed: {
        name: text(form, 'name'),
        type: text(form, 'type'),
        variant: text(form, 'variant'),
        active: active ? 'on' : '',
        replace: form.has('replace') ? 'on' : '',
      },
      contexts,
    },
  };
}
