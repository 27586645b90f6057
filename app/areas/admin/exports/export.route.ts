import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { exportConfirmed, exportOrConfirm } from './export-answer.server.ts';
import { listExportAt } from './list-exports.server.ts';

export const loader = (args: LoaderFunctionArgs) =>
  exportOrConfirm(args, listExportAt(args.pattern).listIn);
export const action = (args: ActionFunctionArgs) =>
  exportConfirmed(args, listExportAt(args.pattern).listIn);
