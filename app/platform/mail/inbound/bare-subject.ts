/** Prefixes that programs put before the subject of a reply or a forwarded mail. */
const ANSWERS = /(?:res|re|enc|fwd?|tr|rv|aw|sv|antw)(?:\[\d{1,3}\]|\(\d{1,3}\))?\s?:/iy;
/** Prefixes that servers put before the subject of a mail from outside. */
const OUTSIDE = /[[(](?:externo|externa|external|ext|e-?mail externo|external email)[\])]:?/iy;
const SPACE = /\s*/y;

export type BareSubject = {
  /** Without prefixes. */
  subject: string;
  /** Marked as a reply to another mail, or as forwarded. */
  answers: boolean;
};

/** Removes the prefixes of programs and servers from a subject: `RES: [EXTERNO] Re: Pedido` is about
 * `Pedido`. */
export function bareSubject(text: string): BareSubject {
  let [at, answers] = [0, false];
  const passes = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    at += found?.[0].length ?? 0;
    return found !== null && found[0] !== '';
  };
  for (;;) {
    passes(SPACE);
    if (passes(ANSWERS)) answers = true;
    else if (!passes(OUTSIDE)) return { subject: text.slice(at).trim(), answers };
  }
}
