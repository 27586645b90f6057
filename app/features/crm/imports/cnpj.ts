const WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** A letter counts as its code less that of the zero; so does a figure. */
function checkDigit(signs: string): number {
  const weights = WEIGHTS.slice(-signs.length);
  const sum = [...signs].reduce(
    (all, sign, at) => all + (sign.charCodeAt(0) - 48) * (weights[at] ?? 0),
    0,
  );
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
}

/** The fourteen signs of a CNPJ, numeric or alphanumeric, whose check digits are right. */
export function cnpjIn(text: string): string | undefined {
  const bare = text.toUpperCase().replace(/[\s./-]/g, '');
  // Spreadsheets take the zeros off that a number begins with.
  const signs = /^\d{12,13}$/.test(bare) ? bare.padStart(14, '0') : bare;
  if (!/^[0-9A-Z]{12}\d{2}$/.test(signs) || /^(.)\1+$/.test(signs)) return undefined;
  const root = signs.slice(0, 12);
  const first = checkDigit(root);
  return signs === `${root}${first}${checkDigit(`${root}${first}`)}` ? signs : undefined;
}
