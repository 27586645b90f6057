/** Words that open more accounts than any others; the server has thousands more. */
const COMMON =
  /senha|password|admin|brasil|forja|welcome|bemvindo|qwerty|asdf|zxcv|letmein|iloveyou|flamengo|corinthians|palmeiras|mudar|teste|dragon|monkey/g;

const KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[^\p{L}\d\s]/u, /[^\x20-\x7e]/] as const;
const KIND_SIZES = [26, 26, 10, 32, 60] as const;

/** Bits up to which a password still is of each level: online guessing, then stolen hashes. */
const LEVEL_BITS = [22, 34, 48, 64] as const;

/** Characters that add entropy: neither the previous one again nor its neighbour (abc, 321). */
function freshCharacters(text: string): number {
  let fresh = 0;
  for (const [index, letter] of [...text].entries()) {
    const before = index > 0 ? text.charCodeAt(index - 1) : Number.NaN;
    if (!(Math.abs(letter.charCodeAt(0) - before) <= 1)) fresh += 1;
  }
  return fresh;
}

/**
 * A rough estimate of how hard a password is to guess, 0 to 4, while the user types. It has few words, so
 * it may rate higher than the server, which decides.
 */
export function estimate(password: string, personal: readonly string[]): number {
  let rest = password.toLowerCase();
  for (const own of personal.flatMap((value) => value.toLowerCase().split(/[\s@.]+/))) {
    if (own.length > 2) rest = rest.replaceAll(own, '*');
  }
  rest = rest.replace(COMMON, '*');
  const size = KINDS.reduce(
    (sum, kind, index) => (kind.test(password) ? sum + (KIND_SIZES[index] ?? 0) : sum),
    0,
  );
  const bits =
    Math.min(freshCharacters(rest), new Set(rest).size * 2) * Math.log2(Math.max(size, 1));
  const level = LEVEL_BITS.findIndex((limit) => bits < limit);
  return level < 0 ? LEVEL_BITS.length : level;
}
