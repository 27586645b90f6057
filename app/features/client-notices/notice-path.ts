import { portalPath, portalPaths } from '#app/paths.ts';
import type { NoticeRecord } from './client-notices.ts';

/** Address of the page that a notice links to; the overview where its record is deleted. */
export function noticePath(record: NoticeRecord | null): string {
  switch (record?.kind) {
    case 'ticket':
      return portalPath('ticket', record);
    case 'project':
      return `${portalPath('project', record)}#etapas`;
    case 'project_update':
      return `${portalPath('project', { id: record.project })}#n-${record.id}`;
    case 'deliverable':
      return portalPath('deliverable', record);
    case 'version':
      return `${portalPath('deliverable', { id: record.deliverable })}?versao=${record.number}`;
    case 'invoice':
      return `${portalPaths.invoices}?cliente=${record.organization}#fatura-${record.number}`;
    default:
      return portalPaths.overview;
  }
}
