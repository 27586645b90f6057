import type { Transaction } from 'kysely';
import { Refusal } from '#app/access/commands/command.server.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { LeafValue } from '../overrides/leaf.ts';

/** Letters that no decomposition makes Latin; private.address_of_name() knows the same. */
const LETTERS: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/** A text as an address spells it, like private.address_of_name(). */
export const addressOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[øłđı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 100)
    .replace(/^-+|-+$/g, '');

type Wanted = readonly { locale: Locale; path: string; address: string }[];

/** Which of the addresses other landing pages will have, once what waits for its time is published. */
async function scheduledAddresses(tx: Transaction<DB>, slug: string, wanted: Wanted) {
  const rows = await tx
    .selectFrom('content_schedules')
    .select('version')
    .where('kind', '=', 'landing')
    .where('slug', '<>', slug)
    .where('act', '=', 'publish')
    .where('state', '=', 'waiting')
    .execute();
  const versions = rows.map(({ version }) => (version ?? {}) as Record<string, unknown>);
  return wanted.filter(({ path, address }) =>
    versions.some(({ [path]: other }) => typeof other === 'string' && addressOf(other) === address),
  );
}

/** Refuses an address that another landing page has, had or is scheduled with: its visitors would end up here. */
export async function requireFreeAddresses(
  tx: Transaction<DB>,
  slug: string,
  texts: Readonly<Record<string, LeafValue>>,
): Promise<void> {
  const wanted = LOCALES.flatMap((locale) => {
    const path = `texts.${locale}.address`;
    const address = texts[path];
    return typeof address === 'string' ? [{ locale, path, address: addressOf(address) }] : [];
  });
  if (wanted.length === 0) return;
  const others = await tx
    .selectFrom('content_addresses')
    .select(['locale', 'address'])
    .where('kind', '=', 'landing')
    .where('slug', '<>', slug)
    .where(
      'address',
      'in',
      wanted.map(({ address }) => address),
    )
    .execute();
  const taken = [
    ...wanted.filter((one) =>
      others.some(({ locale, address }) => locale === one.locale && address === one.address),
    ),
    ...(await scheduledAddresses(tx, slug, wanted)),
  ];
  if (taken.length === 0) return;
  const mistakes = Object.fromEntries(taken.map(({ path }) => [path, 'taken']));
  throw new Refusal('invalid', 422, undefined, mistakes);
}
