import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import {
  type EditorCode,
  NAME_MISTAKES,
  type PipelineCode,
  type PipelineConflict,
  type PipelineRow,
  type RetainedStage,
} from '../../pipelines.ts';
import { archivePipeline, reactivatePipeline } from './archive-pipeline.server.ts';
import { deletePipeline } from './delete-pipeline.server.ts';
import { makePipeline } from './make-pipeline.server.ts';
import { savePipeline } from './save-pipeline.server.ts';
import { setDefaultPipeline } from './set-default-pipeline.server.ts';

/** The commands posted to the list of pipelines, by the `intent` of its forms. */
const listCommands = {
  new: makePipeline,
  default: setDefaultPipeline,
  archive: archivePipeline,
  back: reactivatePipeline,
  delete: deletePipeline,
};

export type PipelineListReply = ReplyOf<
  typeof listCommands,
  PipelineCode,
  Pick<PipelineRow, 'name' | 'deals'>
>;

export const pipelineListAction = defineActions<typeof listCommands, PipelineCode>({
  commands: listCommands,
  intentOf: (form) => String(form.get('intent')),
  ids: { productId: 'id' },
  codes: NAME_MISTAKES,
});

/** The commands posted to the address of a pipeline. */
const commands = { save: savePipeline };

export type PipelineReply = ReplyOf<typeof commands, EditorCode, PipelineConflict | RetainedStage>;

export const pipelineAction = defineActions<typeof commands, EditorCode>({
  commands,
  intentOf: () => 'save',
  ids: { productId: 'id', id: 'pipeline' },
  codes: [],
});
