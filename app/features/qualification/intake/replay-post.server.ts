import { type Replay, ReplayRefused } from '#app/platform/spool/replay.ts';
import { type SpooledData, type Submit, storePost } from './accept-post.server.ts';

/** Stores posts of a kind that waited for the database; `submitOf` makes their statements from the stored facts. */
export const replayPost =
  (submitOf: (facts: never) => Submit): Replay =>
  async ({ data, caller }) => {
    const { arrived, facts } = data as SpooledData;
    const submit = submitOf(facts as never);
    const { outcome, protocol } = await storePost({ caller, submit, arrived });
    if (!protocol) throw new ReplayRefused(outcome);
  };
