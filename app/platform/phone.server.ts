import parsePhoneNumber from 'libphonenumber-js/max';

/**
 * A number as typed, in E.164, when it is one that can exist; Brazil is meant where no country
 * code is given. Null otherwise: the answer itself is kept as typed.
 */
export function e164Of(typed: string | undefined): string | null {
  const number = parsePhoneNumber(typed ?? '', 'BR');
  return number?.isValid() ? number.number : null;
}

/**
 * A number as people in Brazil dial it: (11) 98765-4321, and 00 before the code of another country. What
 * is no number that can exist stays as it was typed.
 */
export function dialledPhone(typed: string): string {
  const number = parsePhoneNumber(typed, 'BR');
  if (!number?.isValid()) return typed;
  return number.country === 'BR'
    ? number.formatNational()
    : number.formatInternational().replace('+', '00 ');
}
