import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { textsOf } from '#app/access/commands/read-form.server.ts';
import { seenRevision } from '#app/audit/posted-setting.ts';
import { readDeleted } from '#app/audit/read-setting.server.ts';
import { revisionOf, saveSetting } from '#app/audit/save-setting.server.ts';
import { camelKeys } from '#app/platform/database/column-names.ts';
import { mistakesIn } from '../../field-mistakes.ts';
import { type PageSide, pagePictures, pageSide } from '../../seo-form.schema.ts';
import { mistaken } from './mistaken.server.ts';
import { chosenPage, lockPages, type PageRow, refuseBrokenRules } from './page-change.server.ts';

type Texts = Readonly<Record<string, string>>;

const sideOf = (texts: Texts, side: string) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) =>
      name.startsWith(`${side}.`) ? [[name.slice(side.length + 1), text]] : [],
    ),
  );

type Typed = { pt: PageSide; en: PageSide; pictures: z.output<typeof pagePictures> };

/** The typed values of a page in both languages; refused field by field. */
function typedPage(texts: Texts): Typed {
  const pt = pageSide.safeParse(sideOf(texts, 'pt'));
  const en = pageSide.safeParse(sideOf(texts, 'en'));
  const pictures = pagePictures.safeParse(texts);
  if (pt.success && en.success && pictures.success) {
    return { pt: pt.data, en: en.data, pictures: pictures.data };
  }
  throw mistaken({
    ...(pt.error && mistakesIn(pt.error, 'pt.')),
    ...(en.error && mistakesIn(en.error, 'en.')),
    ...(pictures.error && mistakesIn(pictures.error)),
  });
}

/** `/sobre` is short for the address of that page. */
const absolute = (side: PageSide, base: string): PageSide => ({
  ...side,
  canonical_url: side.canonical_url?.startsWith('/')
    ? base + side.canonical_url
    : side.canonical_url,
});

/** The row as it would become. English is stored beside the columns; other values there stay. */
function valuesOf({ pt, en, pictures }: Typed, row: PageRow | undefined, base: string) {
  const translations = (row?.translations ?? {}) as { en?: Record<string, unknown> };
  const written = Object.entries({ ...translations.en, ...absolute(en, base) });
  return {
    ...camelKeys(absolute(pt, base)),
    ...camelKeys(pictures),
    translations: {
      ...translations,
      en: Object.fromEntries(written.filter(([, v]) => v !== null)),
    },
  };
}

/** Saves the settings of a page in both languages; refused field by field, also where a rule of pages
 * breaks. */
export const savePage = command({
  permission: 'site:update',
  input: z.object({ revision: seenRevision }),
  async prepare({ form, url, context }) {
    return { page: await chosenPage(url, context), typed: typedPage(textsOf(form)) };
  },
  async run({ tx, input: { revision }, ready: { page, typed } }) {
    const { unit, key } = page;
    const now = await lockPages(tx, page);
    const { row, base } = now;
    const values = valuesOf(typed, row, base);
    // Without a row and on revision 0 it is created again below; else a colleague has deleted it since.
    const lost = !row && revision > 0;
    const held = lost
      ? await readDeleted(tx, 'page_seo', { page_path: key, business_unit: unit })
      : row;
    if (lost && !held) throw new Refusal('gone', 404);
    if (held && (lost || row?.revision !== revision)) {
      const saved = await saveSetting(tx, 'page_seo', { id: held.id, revision }, values);
      return { revision: revisionOf(saved) };
    }
    const become = { ...row, ...values, pagePath: key, businessUnit: unit } as PageRow;
    refuseBrokenRules(page, now, become);
    if (row) {
      const saved = await saveSetting(tx, 'page_seo', { id: row.id, revision }, values);
      if (saved.kind !== 'saved') throw new Refusal('forbidden', 403);
      return { revision: saved.revision };
    }
    return tx
      .insertInto('page_seo')
      .values({ ...values, pagePath: key, businessUnit: unit })
      .returning('revision')
      .executeTakeFirstOrThrow();
  },
});
