import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { adminHead } from '../admin-head.server.ts';
import { ConfirmExport } from './confirm-export.tsx';
import { exportSize } from './export-answer.server.ts';
import { listExportAt } from './list-exports.server.ts';

export async function loader(asked: LoaderFunctionArgs) {
  const { path, address, title, listIn } = listExportAt(asked.pattern);
  return {
    head: adminHead(asked.request, title),
    list: path,
    address,
    total: await exportSize(asked, listIn),
  };
}

export default function ConfirmExportPage() {
  const { list, address, total } = useLoaderData<typeof loader>();
  return <ConfirmExport {...{ list, address, total }} />;
}
