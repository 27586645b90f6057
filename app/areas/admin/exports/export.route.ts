import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { exportConfirmed, exportOrAsk } from './export-answer.server.ts';
import { listExportAt } from './list-exports.server.ts';

export const loader = (args: LoaderFunctionArgs) =>
  exportOrAsk(args, listExportAt(args.pattern).listIn);
export const action = (args: ActionFunctionArgs) =>
  exportConfirmed(args, listExportAt(args.pattern).listIn);
