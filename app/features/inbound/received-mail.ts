import type { RefusedFile } from './mail-files.ts';

/** The parts of a message from a mail beside its text. */
export type ReceivedMail = {
  from: string;
  /** The program that sent it for the person in its Reply-To. */
  relayedBy: string | null;
  /** It answers a mail that went to another address. */
  otherSender: boolean;
  /** The quote, signatures, and the end of a text that was too long. */
  folded: string;
  files: readonly {
    id: string;
    name: string;
    size: number;
    /** Of a picture within the text: its place. */
    within: 'own' | 'folded' | null;
  }[];
  refused: readonly RefusedFile[];
};
