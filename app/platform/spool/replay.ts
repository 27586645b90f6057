import { DatabaseUnavailable, type Visitor } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import type { Outage, SpoolCounts } from './spool-folder.server.ts';

/** The database refuses a post: it is set aside with this code. */
export class ReplayRefused extends Error {
  override name = 'ReplayRefused';
}

/** A post as it is replayed. */
export type ReplayedPost = {
  data: unknown;
  /** Carries the time at which the post was received. */
  caller: Visitor;
  /** The paths of its uploaded files. */
  files: readonly string[];
};

/** Stores a spooled post; the second time it does nothing. Throws ReplayRefused when it never will. */
export type Replay = (post: ReplayedPost) => Promise<unknown>;

/** Notifies staff; a failure is retried. */
export type SpoolReports = {
  /** The database is away. */
  onBegin: (outage: Outage) => Promise<void>;
  /** The database answers: `counts` are of one process, and grow. */
  onCounts: (outage: Outage, counts: SpoolCounts) => Promise<void>;
  /** All posts have been replayed. */
  onEnd: (outage: Outage) => Promise<void>;
};

/** Reports what a folder has received; false where that has to be tried again. No failure of it stops a replay. */
export async function reportCounts(
  reports: SpoolReports | undefined,
  { outage, counts }: { outage: Outage; counts: SpoolCounts },
): Promise<boolean> {
  try {
    await reports?.onCounts(outage, counts);
    return true;
  } catch (error) {
    log.warn({ err: error }, 'the counts of the spool could not be recorded');
    return !(error instanceof DatabaseUnavailable);
  }
}
