import { command } from '#app/access/commands/command.server.ts';
import {
  changeListedPipeline,
  listedPipeline,
  refusalAbout,
  refuseInUse,
} from './change-listed-pipeline.server.ts';

/** Deletes a pipeline that never had a deal. */
export const deletePipeline = command({
  permission: 'settings:manage',
  input: listedPipeline,
  run: ({ tx, input }) =>
    changeListedPipeline(tx, input, async (pipeline) => {
      refuseInUse(pipeline);
      if (pipeline.past) throw refusalAbout(pipeline, 'past');
      const { numDeletedRows } = await tx
        .deleteFrom('crm_pipelines')
        .where('id', '=', input.id)
        .where('revision', '=', input.revision)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    }),
});
