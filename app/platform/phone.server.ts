import parsePhoneNumber from 'libphonenumber-js/max';

/**
 * A number as typed, in E.164, when it is one that can exist; Brazil is meant where no country
 * code is given. Null otherwise: the answer itself is kept as typed.
 */
export function e164Of(typed: string | undefined): string | null {
  const number = parsePhoneNumber(typed ?? '', 'BR');
  return number?.isValid() ? number.number : null;
}
