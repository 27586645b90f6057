const LONGEST = 40;
const MOST_WORDS = 4;

/**
 * A name that is safe in a mail although another person may have chosen it: letters, marks, apostrophes,
 * hyphens and &, in four words at most, with a dot at the very end (Ltda.). Empty for anything that a mail
 * program could take for an address or a number.
 */
export function plainName(name: string): string {
  const trimmed = name.normalize('NFC').trim().replace(/ +/g, ' ');
  const isPlain = /^[\p{L}\p{M}'’& -]+\.?$/u.test(trimmed);
  return isPlain && trimmed.length <= LONGEST && trimmed.split(' ').length <= MOST_WORDS
    ? trimmed
    : '';
}
