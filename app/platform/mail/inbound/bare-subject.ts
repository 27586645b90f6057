/** What programs put before the subject of an answer or of a mail that is passed on. */
const ANSWERS = /(?:res|re|enc|fwd?|tr|rv|aw|sv|antw)(?:\[\d{1,3}\]|\(\d{1,3}\))?\s?:/iy;
/** What servers put before the subject of a mail from outside. */
const OUTSIDE = /[[(](?:externo|externa|external|ext|e-?mail externo|external email)[\])]:?/iy;
const SPACE = /\s*/y;

export type BareSubject = {
  /** Without prefixes. */
  subject: string;
  /** It says that it answers another mail, or passes one on. */
  answers: boolean;
};

/** Takes the prefixes of programs and servers off a subject: `RES: [EXTERNO] Re: Pedido` is about `Pedido`. */
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
