import { asActor } from '#app/platform/database/database.server.ts';
import { sql } from './auth-posts.ts';

export type Row = Record<string, unknown> & { id: string; revision: number };
export const settingsRow = async () =>
  (await sql<Row>(`select * from public.company_settings where business_unit = 'forja'`))[0] as Row;
export const contactRows = () =>
  sql<Row>(
    `select * from public.contact_info where business_unit = 'forja' order by display_order, id`,
  );
export const storedCompany = async () => ({
  settings: await settingsRow(),
  contacts: await contactRows(),
});

export const contactWayOf = async (type: string) =>
  (await contactRows()).find((row) => row['type'] === type) as Row;

/** Puts back what a fresh database has, straight into the rows. */
export async function resetCompany(before: Awaited<ReturnType<typeof storedCompany>>) {
  await sql(`delete from public.contact_info where business_unit = 'forja'`);
  for (const row of before.contacts) {
    await sql(
      'insert into public.contact_info select * from jsonb_populate_record(null::public.contact_info, $1)',
      JSON.stringify(row),
    );
  }
  await sql(
    `update public.company_settings set (company_name, whatsapp_number, support_email,
       public_whatsapp_number, public_support_email, business_hours, social_media, blog_url,
       translations) = (select company_name, whatsapp_number, support_email,
       public_whatsapp_number, public_support_email, business_hours, social_media, blog_url,
       translations from jsonb_populate_record(null::public.company_settings, $1))
     where business_unit = 'forja'`,
    JSON.stringify(before.settings),
  );
}

/** Gives every unit numbers that somebody answers: a fresh database has none. */
export const setPhones = () =>
  asActor({ kind: 'system' }, async (tx) => {
    const number = '+5517991234567';
    await tx
      .updateTable('company_settings')
      .set({ publicWhatsappNumber: number, whatsappNumber: number })
      .execute();
    await tx
      .updateTable('contact_info')
      .set({ value: number })
      .where('type', '=', 'phone')
      .execute();
  });

/** A whole form that can be kept. */
export const COMPANY_FIELDS = {
  company_name: 'Ferraria & Filhos',
  company_name_en: 'Smithy & Sons',
  public_whatsapp_number: '(17) 99123-4567',
  whatsapp_number: '',
  public_support_email: 'Ola@ferraria.example',
  support_email: 'dentro@ferraria.example',
  blog_url: 'https://blog.ferraria.example/',
  linkedin: 'https://www.linkedin.com/company/ferraria',
  instagram: '',
  youtube: '',
  'hours-mon-0-opens': '08:00',
  'hours-mon-0-closes': '12:00',
  'hours-mon-1-opens': '13:30',
  'hours-mon-1-closes': '17:30',
};
