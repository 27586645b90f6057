import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { exportConfirmed, exportOrAsk } from './export-answer.server.ts';
import { listExportAt } from './list-exports.server.ts';

export const loader = (asked: LoaderFunctionArgs) =>
  exportOrAsk(asked, listExportAt(asked.pattern).listIn);
export const action = (asked: ActionFunctionArgs) =>
  exportConfirmed(asked, listExportAt(asked.pattern).listIn);
