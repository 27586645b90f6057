import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { settingId } from '#app/audit/posted-setting.ts';
import { BRAND_FALLBACK } from '#app/features/brand/brand.ts';
import { adminPath } from '#app/paths.ts';
import { LONGEST_NAME } from '../staff-scheme.ts';

const schemeName = z
  .string()
  .catch('')
  .transform((text) => text.trim().slice(0, LONGEST_NAME) || '—');

/** Makes a scheme in the colours that the site came with. */
export const makeScheme = command({
  permission: 'site:create',
  input: z.object({ name: schemeName }),
  run: ({ tx, input: { name } }) =>
    tx
      .insertInto('brand_colors')
      .values({
        schemeName: name,
        primaryColor: BRAND_FALLBACK.primary,
        accentColor: BRAND_FALLBACK.accent,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  redirectTo: ({ data: { id } }) => adminPath('scheme', { id }),
});

/** Copies a whole scheme under another name. */
export const copyScheme = command({
  permission: 'site:create',
  input: z.object({ id: settingId, name: schemeName }),
  async run({ tx, input: { id, name } }) {
    const copied = await tx
      .insertInto('brand_colors')
      .columns([
        'schemeName',
        'schemeDescription',
        'primaryColor',
        'accentColor',
        'neutralScale',
        'semanticColors',
        'systemColors',
        'gradients',
        'shadows',
      ])
      .expression((from) =>
        from
          .selectFrom('brand_colors')
          .select(({ val }) => val(name).as('schemeName'))
          .select(['schemeDescription', 'primaryColor', 'accentColor', 'neutralScale'])
          .select(['semanticColors', 'systemColors', 'gradients', 'shadows'])
          .where('id', '=', id),
      )
      .returning('id')
      .executeTakeFirst();
    if (!copied) throw new Refusal('gone', 404);
    return copied;
  },
  redirectTo: ({ data: { id } }) => adminPath('scheme', { id }),
});
