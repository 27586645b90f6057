import { sql, type Transaction } from 'kysely';
import { isLocale } from '#app/i18n/locale.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { fillPlaceholders } from '#app/ui/admin/composer/placeholders.ts';

type Tx = Transaction<DB>;

export type TicketTemplate = { key: string; name: string; body: string };

type About = {
  product: string | null;
  locale: string;
  asksName: string | null;
  company: string | null;
  ownerName: string | null;
  /** The reference number that was sent to the author of the ticket or entry. */
  reference: string;
};

/** The name of the product, and of the person who writes. */
async function readNames(tx: Tx, product: string) {
  const { rows } = await sql<{ product: string | null; sender: string | null }>`
    select (select r.name from public.crm_products r where r.slug = ${product}) as product,
      (select p.display_name from public.user_profiles p where p.user_id = private.uid()) as sender`.execute(
    tx,
  );
  return { product: rows[0]?.product ?? '', sender: rows[0]?.sender ?? '' };
}

/**
 * Mail templates of the product, in the requester's language, filled with the data of the ticket or entry.
 * Placeholders without data stay visible.
 */
export async function readTemplates(tx: Tx, about: About): Promise<TicketTemplate[]> {
  if (!about.product) return [];
  const rows = await tx
    .selectFrom('crm_templates')
    .select(['key', 'name', 'body', 'translations'])
    .where('product', '=', about.product)
    .where('channel', '=', 'mail')
    .where('isActive', '=', true)
    .orderBy('displayOrder')
    .orderBy('name')
    .execute();
  const locale = isLocale(about.locale) ? about.locale : 'pt-BR';
  const name = about.asksName?.trim() ?? '';
  const values = {
    contact_name: name,
    first_name: name.split(/\s+/)[0] ?? '',
    company: about.company ?? '',
    owner: about.ownerName ?? '',
    protocol: about.reference,
    ...(await readNames(tx, about.product)),
  };
  return rows.map((row) => {
    const translated = (row.translations as Record<string, { name?: string; body?: string }>)[
      locale
    ];
    return {
      key: row.key,
      name: row.name,
      body: fillPlaceholders(translated?.body ?? row.body, values),
    };
  });
}

/** The template of a rule's draft; the policy hides those out of reach. */
export async function readDraftTemplate(tx: Tx, id: string): Promise<string | null> {
  const row = await tx
    .selectFrom('ticket_drafts')
    .select('templateKey')
    .where('ticketId', '=', id)
    .executeTakeFirst();
  return row?.templateKey ?? null;
}
