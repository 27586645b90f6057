import type { AuditLine, ChainHead } from './audit-chain.ts';

/** Where exported lines go. */
export type AuditSink = {
  /** Lines that are there beyond the head: their process ended before it had noted them. */
  after: (head: ChainHead) => Promise<string[]>;
  /** Adds lines; once it resolves they survive a crash. */
  append: (lines: readonly AuditLine[]) => Promise<void>;
};
