import { createHash } from 'node:crypto';
import english from './locales/en.json' with { type: 'json' };
import portuguese from './locales/pt-BR.json' with { type: 'json' };
import { storageList } from './storage-list.ts';
import { vendorItems } from './vendor-items.ts';

/**
 * Version of the consent text: every optional item and every word around it. Any change shows the banner to all visitors
 * again, on purpose: nobody has agreed to the new words. Necessary items need no consent and change
 * nothing.
 */
export function consentVersion(): string {
  const optional = [...storageList, ...vendorItems].filter(
    ({ category }) => category !== 'necessary',
  );
  const declared = JSON.stringify([optional, portuguese, english]);
  return createHash('sha256').update(declared).digest('hex').slice(0, 8);
}
