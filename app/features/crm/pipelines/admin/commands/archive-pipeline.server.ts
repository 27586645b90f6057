import { command, type Tx } from '#app/access/commands/command.server.ts';
import {
  changeListedPipeline,
  listedPipeline,
  refuseInUse,
} from './change-listed-pipeline.server.ts';

type Key = { id: string; revision: number };

async function setActive(tx: Tx, { id, revision }: Key, active: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('crm_pipelines')
    .set({ isActive: active })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Archives a pipeline that has no deals and is not the default. */
export const archivePipeline = command({
  permission: 'settings:manage',
  input: listedPipeline,
  run: ({ tx, input }) =>
    changeListedPipeline(tx, input, (pipeline) => {
      refuseInUse(pipeline);
      return setActive(tx, input, false);
    }),
});

/** Restores an archived pipeline. */
export const reactivatePipeline = command({
  permission: 'settings:manage',
  input: listedPipeline,
  run: ({ tx, input }) => changeListedPipeline(tx, input, () => setActive(tx, input, true)),
});
