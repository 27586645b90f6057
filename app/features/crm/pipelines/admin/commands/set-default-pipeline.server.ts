import { command } from '#app/access/commands/command.server.ts';
import { setDefault } from '../../pipelines.store.server.ts';
import { changeListedPipeline, listedPipeline } from './change-listed-pipeline.server.ts';

/** Makes a pipeline the default of its product: leads open their deals in it. */
export const setDefaultPipeline = command({
  permission: 'settings:manage',
  input: listedPipeline,
  run: ({ tx, input }) =>
    changeListedPipeline(tx, input, (_, { slug }) => setDefault(tx, slug, input)),
});
