import parsePhoneNumber from 'libphonenumber-js/max';

/** Spaces, dashes and invisible marks of pasted text, and dial prefixes written out. */
function plainPhone(typed: string): string {
  return (
    typed
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .replace(/\p{Pd}/gu, '-')
      .replace(/\p{Z}+/gu, ' ')
      .trim()
      // (0xx11): xx stands for a carrier code.
      .replace(/^(\(?)0 ?xx ?/i, '$1')
      .replace(/^00 ?(?=[1-9])/, '+')
      .replace(/\s*\b(?:ramal|r\.)[\s:.]*(?=\d)/i, ' ext. ')
  );
}

const parse = (typed: string) => parsePhoneNumber(plainPhone(typed), 'BR');

/**
 * A typed number in E.164, with its extension where it has one, when it is one that can exist; the default
 * country is Brazil. Null otherwise.
 */
export function phoneIn(typed: string): { number: string; extension?: string | undefined } | null {
  const found = parse(typed);
  return found?.isValid() ? { number: found.number, extension: found.ext } : null;
}

/**
 * A typed number in E.164, when it is one that can exist; the default country is Brazil. Null otherwise,
 * and for a number with an extension, which E.164 cannot hold: the answer itself is stored as typed.
 */
export function e164Of(typed: string | undefined): string | null {
  const found = typed ? phoneIn(typed) : null;
  return found && !found.extension ? found.number : null;
}

/** Whether a number is a Brazilian mobile from before the ninth digit. */
export function lacksNinthDigit(typed: string): boolean {
  const found = parse(typed);
  return (
    found?.countryCallingCode === '55' &&
    !found.isValid() &&
    /^[1-9]{2}[6-9]\d{7}$/.test(found.nationalNumber)
  );
}

/**
 * A number as people in Brazil dial it: (11) 98765-4321, and 00 before the code of another country. Text
 * that is no possible number stays as typed.
 */
export function dialledPhone(typed: string): string {
  const number = parse(typed);
  if (!number?.isValid()) return typed;
  return number.country === 'BR'
    ? number.formatNational()
    : number.formatInternational().replace('+', '00 ');
}
