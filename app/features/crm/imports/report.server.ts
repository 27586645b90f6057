import type { Session } from '#app/access/session.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { adminPath } from '#app/paths.ts';
import type { Import, ImportLine } from './imports.ts';
import { remarkWords } from './remark-words.ts';

/** The user who uploaded the file has it already; for all others the report is an export of personal data. */
export const mayDownloadReport = (current: Session, { createdBy }: Import): boolean =>
  createdBy === current.userId || current.permissions.has('crm:approve');

type Column = { label: string; cell: (line: ImportLine) => string | number };

/** The result of a line, in words, its contact, and its cells as they came. */
export function reportColumns({ header }: Import, locale: Locale, origin: string): Column[] {
  const t = instanceOf(locale).getFixedT(locale, 'imports');
  return [
    { label: t('report.line'), cell: ({ line }) => line },
    { label: t('report.standing'), cell: ({ standing }) => t(`standings.${standing}`) },
    {
      label: t('report.remarks'),
      cell: ({ remarks }) => remarks.map((code) => remarkWords(t, code)).join(' '),
    },
    {
      label: t('report.contact'),
      cell: ({ contactId }) => (contactId ? origin + adminPath('contact', { id: contactId }) : ''),
    },
    ...header.map((label, at) => ({ label, cell: ({ cells }: ImportLine) => cells[at] ?? '' })),
  ];
}
