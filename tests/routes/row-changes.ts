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
        .set({ company_name: `Forja ${mark}` })
        .where('business_unit', '=', unit)
        .execute(),
    shows: (mark) => `Forja ${mark}`,
  },
  {
    what: 'title template',
    address: '/en/about',
    apply: (tx, mark) =>
      tx
        .updateTable('seo_settings')
        .set({ title_template: `%s · ${mark}` })
        .where('business_unit', '=', unit)
        .execute(),
    shows: (mark) => ` · ${mark}</title>`,
  },
  {
    what: 'brand colour',
    address: '/',
    apply: (tx, mark) =>
      tx
        .updateTable('brand_colors')
        .set({ primary_color: `#2b2${mark}` })
        .where('is_active', '=', true)
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
          file_path: `logos/${mark}.svg`,
          public_url: `/brand/${mark}.svg`,
          width: 200,
          height: 64,
          usage_context: 'headers',
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
          business_hours: JSON.stringify({
            days: { sun: [[`1${mark % 10}:23`, '23:37']] },
          }),
        })
        .where('business_unit', '=', unit)
        .execute(),
    shows: (mark) => `1${mark % 10}h23`,
  },
  {
    what: 'page title',
    address: '/faq',
    apply: (tx, mark) =>
      tx
        .insertInto('page_seo')
        .values({ page_path: '/faq', business_unit: unit, title: `Perguntas ${mark}` })
        .onConflict((known) =>
          known.columns(['page_path', 'business_unit']).doUpdateSet({ title: `Perguntas ${mark}` }),
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
          tag_type: 'meta',
          content: `<meta name="marca" content="${mark}">`,
          business_unit: unit,
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
        .where('field_name', '=', 'nome')
        .execute(),
    shows: (mark) => `Ask ${mark}`,
  },
];

/** Makes a change as the server does, in a transaction of its own. */
export function change({ apply }: Change, mark: number): Promise<unknown> {
  return asActor({ kind: 'system' }, (tx) => apply(tx, mark));
}
