import type { SchemeColors } from '#app/ui/tokens/brand-tokens.ts';

/** A picture that is embedded in a mail, since programs fetch none by default. */
export type MailPicture = {
  /** Its name in the mail's HTML, as `cid:…`. */
  cid: string;
  png: Buffer;
  /** Its displayed size in pixels. */
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
