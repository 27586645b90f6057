import type { SchemeColors } from '#app/ui/tokens/brand-tokens.ts';

/** A picture that travels inside a mail, since programs fetch none unasked. */
export type MailPicture = {
  /** What the mail's HTML calls it by, as `cid:…`. */
  cid: string;
  png: Buffer;
  /** Pixels at which it is shown. */
  width: number;
  height: number;
};

/** The logo by day and, where it differs, by night; none where it cannot be drawn. */
export type MailLogo = { day?: MailPicture; night?: MailPicture };

/** The company's part of every mail: its name, its colours and its logo. */
export type MailBrand = SchemeColors & {
  name: string;
  /** Reads files: not inside a transaction. */
  logo: () => Promise<MailLogo>;
};
