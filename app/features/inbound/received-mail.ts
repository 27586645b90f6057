import type { RefusedFile } from './mail-files.ts';

/** What a message that came by mail has beside its words. */
export type ReceivedMail = {
  from: string;
  /** It answers a mail that went to another address. */
  otherSender: boolean;
  /** What was quoted, signatures, and the end of what was too long. */
  folded: string;
  files: readonly { id: string; name: string; size: number }[];
  refused: readonly RefusedFile[];
};
