import { withinEdits } from '../near-names.ts';
import { cleanEmail } from './clean-line.ts';

/** Where most people of Brazil have their mailbox. */
const COMMON = [
  ...['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'icloud.com', 'live.com', 'msn.com'],
  ...[
    'hotmail.com.br',
    'outlook.com.br',
    'yahoo.com.br',
    'uol.com.br',
    'bol.com.br',
    'terra.com.br',
  ],
  ...['ig.com.br', 'globo.com', 'protonmail.com'],
];
/** Real services whose names are one letter from a common one. */
const REAL: ReadonlySet<string> = new Set([
  ...[
    'ymail.com',
    'email.com',
    'mail.com',
    'love.com',
    'aol.com.br',
    'yahoo.com.ar',
    'yahoo.com.hr',
  ],
  ...['hotmail.com.ar', 'hotmail.com.tr', 'outlook.com.ar', 'outlook.com.tr', 'yahoo.com.tr'],
]);
/** Written often, and further from what is meant than one letter. */
const TYPOS: Readonly<Record<string, string>> = {
  'gmail.com.br': 'gmail.com',
  'gmail.con.br': 'gmail.com',
  'icloud.com.br': 'icloud.com',
};

/**
 * The domain that was probably meant by an e-mail address: gmail.com for ana@gmail.con. Undefined where
 * the address is of a common domain, or near none.
 */
export function suggestDomain(email: string): string | undefined {
  const domain = email.toLowerCase().split('@').at(-1) ?? '';
  if (COMMON.includes(domain) || REAL.has(domain)) return undefined;
  return TYPOS[domain] ?? COMMON.find((common) => withinEdits(1, domain, common));
}

/**
 * The domain to ask about before an address is accepted; undefined where none was probably meant, or where
 * the sender has seen the question and sends the same address again. Both addresses as they were typed.
 */
export function domainToConfirm(typed: string, seen: string): string | undefined {
  const email = cleanEmail(typed).toLowerCase();
  return cleanEmail(seen).toLowerCase() === email ? undefined : suggestDomain(email);
}
