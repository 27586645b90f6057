import { sql, type Transaction } from 'kysely';
import { asActor } from '#app/platform/database/database.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';

type Change = {
  what: string;
  /** Where it shows. */
  address: string;
  /** Changes the row to something that carries `mark`, a number from 100 to 999. */
  apply: (tx: Transaction<DB>, mark: number) => Promise<unknown>;
  /** What the page then says. */
  shows: (mark: number) => string | RegExp;
};

const unit = 'forja';

/** One change for each kind of row that public pages read (specification §3, what staff edit). */
export const CHANGES: [Change, ...Change[]] = [
  {
    what: 'company name',
    address: '/sobre',
    apply: (tx, mark) =>
      tx
        .updateTable('company_settings')
        .set({ companyName: `Forja ${mark}` })
        .where('businessUnit', '=', unit)
        .execute(),
    shows: (mark) => `Forja ${mark}`,
  },
  {
    what: 'title template',
    address: '/en/about',
    apply: (tx, mark) =>
      tx
        .updateTable('seo_settings')
        .set({ titleTemplate: `%s · ${mark}` })
        .where('businessUnit', '=', unit)
        .execute(),
    shows: (mark) => ` · ${mark}</title>`,
  },
  {
    what: 'brand colour',
    address: '/',
    apply: (tx, mark) =>
      tx
        .updateTable('brand_colors')
        .set({ primaryColor: `#2b2${mark}` })
        .where('isActive', '=', true)
        .execute(),
    shows: (mark) => `--brand-primary:#2b2${mark}`,
  },
  {
    what: 'logo',
    address: '/en',
    apply: (tx, mark) =>
      tx
        .insertInto('logos')
        .values({
          name: `Logo ${mark}`,
          type: 'full',
          variant: 'color',
          filePath: `logos/${mark}.svg`,
          publicUrl: `/brand/${mark}.svg`,
          width: 200,
          height: 64,
          usageContext: 'headers',
        })
        .execute(),
    shows: (mark) => `/brand/${mark}.svg`,
  },
  {
    what: 'contact',
    address: '/contato',
    apply: (tx, mark) =>
      tx
        .updateTable('contact_info')
        .set({ value: `+55173555${mark}0` })
        .where('type', '=', 'phone')
        .execute(),
    shows: (mark) => `tel:+55173555${mark}0`,
  },
  {
    what: 'opening hours',
    address: '/contato',
    apply: (tx, mark) =>
      tx
        .updateTable('company_settings')
        .set({
          businessHours: JSON.stringify({
            days: { sun: [[`1${mark % 10}:23`, '23:37']] },
          }),
        })
        .where('businessUnit', '=', unit)
        .execute(),
    shows: (mark) => `1${mark % 10}h23`,
  },
  {
    what: 'page title',
    address: '/faq',
    apply: (tx, mark) =>
      tx
        .insertInto('page_seo')
        .values({ pagePath: '/faq', businessUnit: unit, title: `Perguntas ${mark}` })
        .onConflict((known) =>
          known.columns(['pagePath', 'businessUnit']).doUpdateSet({ title: `Perguntas ${mark}` }),
        )
        .execute(),
    shows: (mark) => `Perguntas ${mark}`,
  },
  {
    what: 'tag',
    address: '/termos',
    apply: (tx, mark) =>
      tx
        .insertInto('custom_tags')
        .values({
          name: `Marca ${mark}`,
          tagType: 'meta',
          content: `<meta name="marca" content="${mark}">`,
          businessUnit: unit,
        })
        .execute(),
    shows: (mark) => `name="marca" content="${mark}"`,
  },
  {
    what: 'form',
    address: '/projeto',
    apply: (tx, mark) =>
      tx
        .updateTable('qualification_forms')
        .set({ title: `Pedido ${mark}` })
        .execute(),
    shows: (mark) => `Pedido ${mark}`,
  },
  {
    what: 'form field',
    address: '/en/project',
    apply: (tx, mark) =>
      tx
        .updateTable('form_fields')
        .set({
          translations: sql`jsonb_set(translations, '{en,field_label}', to_jsonb(${`Ask ${mark}`}::text))`,
        })
        .where('fieldName', '=', 'nome')
        .execute(),
    shows: (mark) => `Ask ${mark}`,
  },
  {
    what: 'content',
    address: '/en/about',
    apply: (tx, mark) =>
      tx
        .insertInto('content_overrides')
        .values({
          kind: 'about',
          slug: 'about',
          published: { 'texts.en.lead': `House ${mark}` },
          publishedAt: new Date(),
        })
        .onConflict((row) =>
          row
            .columns(['kind', 'slug'])
            .doUpdateSet({ published: { 'texts.en.lead': `House ${mark}` } }),
        )
        .execute(),
    shows: (mark) => `House ${mark}`,
  },
];

/** Makes a change as the server does, in a transaction of its own. */
export function change({ apply }: Change, mark: number): Promise<unknown> {
  return asActor({ kind: 'system' }, (tx) => apply(tx, mark));
}
