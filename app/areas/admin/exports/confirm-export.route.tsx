import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { adminHead } from '../admin-head.server.ts';
import { ConfirmExport } from './confirm-export.tsx';
import { exportSize } from './export-answer.server.ts';
import { listExportAt } from './list-exports.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { path, address, title, listIn } = listExportAt(args.pattern);
  return {
    head: adminHead(args.request, title),
    list: path,
    address,
    total: await exportSize(args, listIn),
  };
}

export default function ConfirmExportPage() {
  const { list, address, total } = useLoaderData<typeof loader>();
  return <ConfirmExport {...{ list, address, total }} />;
}
