import type { RefusedFile } from './mail-files.ts';

/** What a message that came by mail has beside its words. */
export type ReceivedMail = {
  from: string;
  /** The program that sent it for whom its Reply-To names. */
  relayedBy: string | null;
  /** It answers a mail that went to another address. */
  otherSender: boolean;
  /** What was quoted, signatures, and the end of what was too long. */
  folded: string;
  files: readonly {
    id: string;
    name: string;
    size: number;
    /** Of a picture within the text: where it stands. */
    within: 'own' | 'folded' | null;
  }[];
  refused: readonly RefusedFile[];
};
