/** Why a text is no amount. `decimals`: more than two digits of cents, as in 0,005 and 1234,567. */
export type MoneyError = 'unreadable' | 'negative' | 'decimals' | 'too_large';

const LARGEST_CENTS = 99_999_999_999_999;

const CURRENCY = /^(?:R\$|BRL)\s*/i;
const NEGATIVE = /^(?:[-\u2212\u2013(].*\d|.*\d\s*-$)/u;
/** Groups of three never begin with a zero: 0,005 is half a cent. */
const GROUPED = String.raw`[1-9]\d{0,2}([.,\s])\d{3}(?:\2\d{3})*`;
const AMOUNT = new RegExp(String.raw`^(${GROUPED}|\d+)(?:([.,])(\d{1,2}))?$`, 'u');
const TOO_MANY_DECIMALS = /^\d[\d.,\s]*[.,]\d{3,}$/u;

/**
 * Reads an amount in reais as people write it in Brazil or in English, with or without `R$` or `BRL`:
 * 15000, 15.000, 15,000, 1.234,56, 1,234.56, 0,1. A text that could mean two amounts is refused.
 * Returns cents, a whole number from 0 to 99,999,999,999,999, or why the text is no amount.
 */
export function parseMoney(text: string): { cents: number } | { error: MoneyError } {
  const typed = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
  const bare = typed.replace(CURRENCY, '');
  if (NEGATIVE.test(bare) || /^[-\u2212]\s*(?:R\$|BRL)/iu.test(typed)) return { error: 'negative' };
  const [, whole, group, mark, decimals = ''] = AMOUNT.exec(bare) ?? [];
  if (whole === undefined || (group !== undefined && group === mark)) {
    const separators = bare.match(/[.,]/g) ?? [];
    const once = separators.filter((one) => one === separators.at(-1)).length === 1;
    return { error: once && TOO_MANY_DECIMALS.test(bare) ? 'decimals' : 'unreadable' };
  }
  const cents = Number(`${whole.replace(/\D/g, '')}${decimals.padEnd(2, '0')}`);
  return cents > LARGEST_CENTS ? { error: 'too_large' } : { cents };
}

/** The same in reais, as columns of type numeric take it; undefined for a text that is no amount. */
export function parseReais(text: string): number | undefined {
  const money = parseMoney(text);
  return 'cents' in money ? money.cents / 100 : undefined;
}
