import { sql, type Transaction } from 'kysely';
import { asPerson } from '#app/access/guard.server.ts';
import { readDeleted } from '#app/audit/read-setting.server.ts';
import { saveSetting } from '#app/audit/save-setting.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { sqlState } from '#app/platform/database/errors.server.ts';
import { canonicalBaseOf } from './canonical-base.server.ts';
import { mistakesIn } from './field-mistakes.ts';
import { factsOf } from './page-facts.server.ts';
import type { OwnPage } from './page-facts.ts';
import { type PageRefusal, refusalsOf } from './page-rules.ts';
import { readSeoRows, type SeoRows, seoOf } from './seo.store.server.ts';
import { type PageSide, pagePictures, pageSide } from './seo-form.schema.ts';
import type { Mistake, SeoReply } from './seo-reply.ts';

type PageRow = SeoRows['pages'][number];

/** Which page, on which state of it, and what all pages say by themselves. */
export type PagePost = {
  unit: string;
  key: string;
  revision: number;
  texts: Readonly<Record<string, string>>;
  own: readonly OwnPage[];
};

/** How the fields of a language begin. */
export const SIDES: Record<Locale, 'pt' | 'en'> = { 'pt-BR': 'pt', en: 'en' };

const UNIQUE_VIOLATION = '23505';

const sideOf = (texts: PagePost['texts'], side: string) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) =>
      name.startsWith(`${side}.`) ? [[name.slice(side.length + 1), text]] : [],
    ),
  );

type Parsed = { pt: PageSide; en: PageSide; pictures: ReturnType<typeof pagePictures.parse> };

function parsed(texts: PagePost['texts']): Parsed | { mistakes: Record<string, Mistake> } {
  const pt = pageSide.safeParse(sideOf(texts, 'pt'));
  const en = pageSide.safeParse(sideOf(texts, 'en'));
  const pictures = pagePictures.safeParse(texts);
  if (pt.success && en.success && pictures.success) {
    return { pt: pt.data, en: en.data, pictures: pictures.data };
  }
  return {
    mistakes: {
      ...(pt.error && mistakesIn(pt.error, 'pt.')),
      ...(en.error && mistakesIn(en.error, 'en.')),
      ...(pictures.error && mistakesIn(pictures.error)),
    },
  };
}

/** `/sobre` is short for the address of that page. */
const absolute = (side: PageSide, base: string): PageSide => ({
  ...side,
  canonical_url: side.canonical_url?.startsWith('/')
    ? base + side.canonical_url
    : side.canonical_url,
});

/** The row as it would become. English is kept beside the columns; what others put there stays. */
function valuesOf({ pt, en, pictures }: Parsed, row: PageRow | undefined, base: string) {
  const translations = (row?.translations ?? {}) as { en?: Record<string, unknown> };
  const written = Object.entries({ ...translations.en, ...absolute(en, base) });
  return {
    ...absolute(pt, base),
    ...pictures,
    translations: {
      ...translations,
      en: Object.fromEntries(written.filter(([, v]) => v !== null)),
    },
  };
}

const mistakesOf = (refusals: readonly PageRefusal[]): Record<string, Mistake> =>
  Object.fromEntries(
    refusals.map(({ locale, field, rule, other }) => [
      `${SIDES[locale]}.${field}`,
      { key: rule, other },
    ]),
  );

async function save(tx: Transaction<DB>, post: PagePost, form: Parsed): Promise<SeoReply> {
  const { unit, key, revision, texts, own } = post;
  const says = (reply: Partial<SeoReply>): SeoReply => ({
    mistakes: {},
    typed: texts,
    revision,
    ...reply,
  });
  // One after the other: two changes that are right by themselves may make a loop together.
  await sql`select pg_advisory_xact_lock(hashtext('page_seo'))`.execute(tx);
  const rows = await readSeoRows(tx);
  const base = canonicalBaseOf(seoOf(rows, unit, 'pt-BR'));
  const row = rows.pages.find((page) => page.page_path === key && page.business_unit === unit);
  const values = valuesOf(form, row, base);
  // Without a row and on revision 0 it is made anew below; else somebody has deleted it since.
  const lost = !row && revision > 0;
  const held = lost
    ? await readDeleted(tx, 'page_seo', { page_path: key, business_unit: unit })
    : row;
  if (lost && !held) return says({ refusal: 'gone', revision: 0 });
  if (held && (lost || row?.revision !== revision)) {
    const found = await saveSetting(tx, 'page_seo', { id: held.id, revision }, values);
    return found.kind === 'conflict'
      ? says({ conflict: found.conflict })
      : says({ refusal: 'gone' });
  }
  const become = { ...row, ...values, page_path: key, business_unit: unit } as PageRow;
  const site = { unit, base };
  const after = { ...rows, pages: [...rows.pages.filter((page) => page !== row), become] };
  const facts = factsOf(own, after, site);
  const refusals = refusalsOf({ base, facts }, key, factsOf(own, rows, site));
  if (refusals.length > 0) return says({ mistakes: mistakesOf(refusals) });
  if (row) {
    const saved = await saveSetting(tx, 'page_seo', { id: row.id, revision }, values);
    return saved.kind === 'saved'
      ? says({ done: 'saved', revision: saved.revision })
      : says({ refusal: 'forbidden' });
  }
  const made = await tx
    .insertInto('page_seo')
    .values({ ...values, page_path: key, business_unit: unit })
    .returning('revision')
    .executeTakeFirstOrThrow();
  return says({ done: 'saved', revision: made.revision });
}

/** Saves what staff set for a page in both languages, or says exactly why not. */
export async function savePage(person: Person, post: PagePost): Promise<SeoReply> {
  const { texts, revision } = post;
  const form = parsed(texts);
  if ('mistakes' in form) return { mistakes: form.mistakes, typed: texts, revision };
  try {
    return await asPerson(person, (tx) => save(tx, post, form));
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    return { refusal: 'taken', mistakes: {}, typed: texts, revision };
  }
}

/** Gives a page back to its own words, unless they would stand against a rule by now. */
export async function returnToOwn(person: Person, post: PagePost): Promise<SeoReply> {
  const { unit, key, revision, own } = post;
  return asPerson(person, async (tx): Promise<SeoReply> => {
    const says = (reply: Partial<SeoReply>): SeoReply => ({
      mistakes: {},
      typed: {},
      revision,
      ...reply,
    });
    await sql`select pg_advisory_xact_lock(hashtext('page_seo'))`.execute(tx);
    const rows = await readSeoRows(tx);
    const row = rows.pages.find((page) => page.page_path === key && page.business_unit === unit);
    if (!row) return says({ refusal: 'gone', revision: 0 });
    if (row.revision !== revision) return says({ refusal: 'changed', revision: row.revision });
    const site = { unit, base: canonicalBaseOf(seoOf(rows, unit, 'pt-BR')) };
    const after = { ...rows, pages: rows.pages.filter((page) => page !== row) };
    const facts = factsOf(own, after, site);
    const refusals = refusalsOf({ base: site.base, facts }, key, factsOf(own, rows, site));
    if (refusals.length > 0) return says({ mistakes: mistakesOf(refusals) });
    await tx.deleteFrom('page_seo').where('id', '=', row.id).execute();
    return says({ done: 'removed', revision: 0 });
  });
}
