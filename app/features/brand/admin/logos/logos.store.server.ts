import type { Transaction, Updateable } from 'kysely';
import { readSetting } from '#app/audit/read-setting.server.ts';
import { contextsOf, logosOf, mailLogoOf } from '#app/features/brand/logo-choice.ts';
import type { DB, Logos } from '#app/platform/database/database.types.ts';
import { LOGO_PLACES, type LogoPlace, type StaffLogo } from './logo.ts';

type Tx = Transaction<DB>;

const MOST_LOGOS = 100;

const logos = (tx: Tx) =>
  tx
    .selectFrom('logos')
    .select(['id', 'revision', 'name', 'type', 'variant', 'filePath', 'publicUrl'])
    .select(['width', 'height', 'usageContext', 'isActive']);
type Row = Awaited<ReturnType<ReturnType<typeof logos>['execute']>>[number];

/** Where each logo is shown now, by the functions that pages and mails use. */
async function placesOf(tx: Tx): Promise<(url: string) => LogoPlace[]> {
  const active = await tx
    .selectFrom('logos')
    .select(['name', 'type', 'variant', 'publicUrl', 'usageContext'])
    .where('isActive', '=', true)
    .orderBy('createdAt', 'desc')
    .execute();
  const { full, symbol, tab, icon, card } = logosOf(active);
  const mail = mailLogoOf(active);
  const addressAt: Record<LogoPlace, string | undefined> = {
    header: full.url,
    headerDark: full.nightUrl,
    narrow: symbol.url,
    narrowDark: symbol.nightUrl,
    icons: icon.url,
    // The default symbol has its own icon for the tab.
    favicon: tab.url,
    faviconDark: tab.nightUrl,
    cards: card.url,
    cardsDark: card.nightUrl,
    mails: mail.url,
    mailsDark: mail.nightUrl,
  };
  return (url) => LOGO_PLACES.filter((place) => addressAt[place] === url);
}

const staffLogo = (row: Row, placesAt: (url: string) => LogoPlace[]): StaffLogo => ({
  id: row.id,
  revision: row.revision,
  name: row.name,
  type: row.type as StaffLogo['type'],
  variant: row.variant as StaffLogo['variant'],
  url: row.publicUrl,
  path: row.filePath,
  width: row.width,
  height: row.height,
  contexts: contextsOf(row.usageContext),
  active: row.isActive,
  shown: row.isActive ? placesAt(row.publicUrl) : [],
});

/** A hundred logos by name. */
export async function listLogos(tx: Tx): Promise<StaffLogo[]> {
  const rows = await logos(tx).orderBy('name').limit(MOST_LOGOS).execute();
  const places = await placesOf(tx);
  return rows.map((row) => staffLogo(row, places));
}

/** One logo, even after its deletion; undefined when there was never one. */
export async function readLogoRow(tx: Tx, id: string) {
  const found = await readSetting(tx, 'logos', { id });
  if (!found) return undefined;
  return { logo: staffLogo(found.row, await placesOf(tx)), deleted: found.deleted };
}

/** The logo that has this name, if there is one. */
export const logoNamed = (tx: Tx, name: string) =>
  tx.selectFrom('logos').select(['id', 'filePath']).where('name', '=', name).executeTakeFirst();

/** The logo whose file is at this place of the storage. */
export const logoOfFile = (tx: Tx, path: string) =>
  tx
    .selectFrom('logos')
    .select(['id', 'publicUrl'])
    .where('filePath', '=', path)
    .executeTakeFirst();

/** Changes a logo at any revision; false when it does not exist. */
export async function setLogo(tx: Tx, id: string, values: Updateable<Logos>): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('logos')
    .set(values)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
