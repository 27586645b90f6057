import { z } from 'zod';
import { Refusal } from '#app/access/commands/command.server.ts';
import { LOGO_CONTEXTS } from '#app/features/brand/brand.ts';
import { LOGO_NAME } from '#app/features/brand/logo-address.ts';
import type { Upload } from '#app/platform/files/uploads.server.ts';
import { LOGO_KINDS, LOGO_VARIANTS } from './logo.ts';
import { type LogoFile, readLogo } from './read-logo.server.ts';

/** The fields of a logo beside its file; the message of an issue is the code of its field. */
export const logoFields = z.object({
  type: z.enum(LOGO_KINDS, 'type'),
  variant: z.enum(LOGO_VARIANTS, 'variant'),
  context: z
    .array(z.string())
    .transform((ticked) => LOGO_CONTEXTS.filter((one) => ticked.includes(one)).join(', ')),
  active: z
    .string()
    .optional()
    .transform((ticked) => ticked !== undefined),
});

export const newLogoFields = logoFields.extend({
  name: z
    .string('name')
    .transform((text) => text.normalize('NFC').trim())
    .pipe(z.string().regex(LOGO_NAME, 'name')),
});

export const logoColumns = ({ type, variant, context, active }: z.output<typeof logoFields>) => ({
  type,
  variant,
  usageContext: context,
  isActive: active,
});

/** The posted file as a logo, or its error; undefined without a file. */
export async function readPostedFile({
  files: [file],
  tooMany,
}: Omit<Upload, 'texts'>): Promise<LogoFile | undefined> {
  if (tooMany) return { error: 'unsupported', what: '' };
  return file && (await readLogo(file));
}

/** The refusal of a form, with the errors of its fields and of its file at once. */
export function invalidLogo(fields: z.ZodError | undefined, file: LogoFile | undefined): Refusal {
  const errors = fields?.issues.map(({ path, message }) => [path[0], message]) ?? [];
  if (file && 'error' in file) errors.push(['file', file.error]);
  const details = file && 'error' in file ? { what: file.what } : undefined;
  return new Refusal('invalid', 422, details, Object.fromEntries(errors));
}
