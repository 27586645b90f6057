import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { UNCONFIGURED_PHONE } from '#app/features/company/company.ts';
import { actorSql, ownerSql, useScratchDatabase } from './testing/scratch-database.ts';

interface Field {
  field_name: string;
  field_type: string;
  is_required: boolean;
  contact_property: string | null;
  options: { value: string; label: string }[];
  translations: { en: { field_label: string; options?: { value: string; label: string }[] } };
}

describe('a fresh database', () => {
  useScratchDatabase();

  test('has one active form with all five field types, mapped to a contact', async () => {
    const forms = await ownerSql('select 1 from public.qualification_forms where is_active');
    expect(forms).toHaveLength(1);
    const fields = await ownerSql<Field>('select * from public.form_fields order by field_order');
    const rows = fields.map((field) => [
      field.field_name,
      field.field_type,
      field.is_required,
      field.contact_property,
    ]);
    expect(rows).toEqual([
      ['nome', 'text', true, 'name'],
      ['empresa', 'text', false, 'company'],
      ['email', 'email', true, 'email'],
      ['telefone', 'tel', false, 'phone'],
      ['servico', 'select', true, null],
      ['mensagem', 'textarea', true, null],
    ]);
  });

  test('has two products with the settings that the specification names', async () => {
    const rows = await ownerSql<{ slug: string; settings: unknown; revision: number }>(
      'select slug, settings, revision from public.crm_products order by slug',
    );
    const settings = (slug: string) => ({
      whatsapp: UNCONFIGURED_PHONE,
      email: `contato@${slug}.example`,
      brandColors: { primary: '#2b2bee', accent: '#11d4a4' },
    });
    expect(rows).toEqual(
      ['doavya', 'forja'].map((slug) => ({ slug, settings: settings(slug), revision: 1 })),
    );
    const numbers = await ownerSql<{ number: string }>(
      `select whatsapp_number as number from public.company_settings
       union select public_whatsapp_number from public.company_settings
       union select value from public.contact_info where type = 'phone'`,
    );
    expect(numbers).toEqual([{ number: UNCONFIGURED_PHONE }]);
  });

  test('has every question in both languages, with the same choices', async () => {
    const [form] = await ownerSql<{ translations: { en: object } }>(
      'select translations from public.qualification_forms',
    );
    expect(Object.keys(form?.translations.en ?? {}).sort()).toEqual([
      'description',
      'thank_you_message',
      'thank_you_title',
      'title',
    ]);
    const fields = await ownerSql<Field>('select * from public.form_fields order by field_order');
    for (const { translations, options } of fields) {
      expect(translations.en.field_label.length).toBeGreaterThan(0);
      const values = (translations.en.options ?? []).map((option) => option.value);
      expect(values).toEqual(options.map((option) => option.value));
    }
  });

  test('shows an anonymous visitor a company, its contacts, colours, logos and SEO', async () => {
    const read = (statement: string) => actorSql({ kind: 'anonymous' }, statement);
    expect(
      await read(
        `select company_name, brand_primary_color, brand_accent_color
         from public.public_company_settings where business_unit = 'forja'`,
      ),
    ).toEqual([
      {
        company_name: 'Forja',
        brand_primary_color: 'hsl(240,85%,55%)',
        brand_accent_color: 'hsl(165,85%,45%)',
      },
    ]);
    expect(
      await read(
        `select value::jsonb as place from public.contact_info
         where type = 'address' and business_unit = 'forja'`,
      ),
    ).toEqual([{ place: { city: 'São José do Rio Preto', state: 'SP' } }]);
    expect(
      await read('select type, width, height, public_url from public.logos order by 1'),
    ).toEqual([
      { type: 'full', width: 200, height: 64, public_url: '/brand/forja-full.svg' },
      { type: 'symbol', width: 64, height: 64, public_url: '/brand/forja-symbol.svg' },
    ]);
    expect(await read('select primary_color, accent_color from public.brand_colors')).toEqual([
      { primary_color: 'hsl(240,85%,55%)', accent_color: 'hsl(165,85%,45%)' },
    ]);
    expect(
      await read(
        "select site_name, title_template from public.seo_settings where business_unit = 'forja'",
      ),
    ).toEqual([{ site_name: null, title_template: '%s | %n' }]);
  });

  test('fills a table only while it is empty, so that deleted rows stay deleted', async () => {
    const seedAgain = async () => {
      for (const file of ['0001_company.sql', '0006_color_presets.sql']) {
        await ownerSql(readFileSync(path.join(import.meta.dirname, 'seed', file), 'utf8'));
      }
    };
    const names = async () => ({
      logos: await ownerSql('select name from public.logos order by name'),
      presets: await ownerSql('select preset_name from public.color_presets order by 1'),
      schemes: await ownerSql('select scheme_name from public.brand_colors'),
    });
    const fresh = await names();
    expect(fresh.presets.length).toBeGreaterThanOrEqual(5);
    await ownerSql(`delete from public.logos where name = 'Forja full'`);
    await ownerSql(`delete from public.color_presets where preset_name <> 'Brasa'`);
    await seedAgain();
    expect(await names()).toEqual({
      ...fresh,
      logos: [{ name: 'Forja symbol' }],
      presets: [{ preset_name: 'Brasa' }],
    });
    await ownerSql('delete from public.logos; delete from public.color_presets');
    await seedAgain();
    expect(await names()).toEqual(fresh);
  });

  test('has both products’ pipelines, each ending won and lost', async () => {
    const rows = await ownerSql(
      `select p.product, p.slug, p.is_default, count(*) filter (where s.kind = 'open') as open,
         count(*) filter (where s.kind = 'won') as won, count(*) filter (where s.kind = 'lost') as lost
       from public.crm_pipelines p join public.crm_stages s on s.pipeline_id = p.id
       group by p.id order by p.position`,
    );
    expect(rows).toEqual([
      { product: 'forja', slug: 'inbound-marketing', is_default: true, open: 6, won: 1, lost: 1 },
      { product: 'forja', slug: 'direct-sales', is_default: false, open: 4, won: 1, lost: 1 },
      { product: 'doavya', slug: 'doavya-partnership', is_default: true, open: 4, won: 1, lost: 1 },
    ]);
  });
});
