import { useTranslation } from 'react-i18next';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { adminPath } from '#app/paths.ts';
import { PartLinks } from '#app/ui/admin/part-links.tsx';

const PARTS = ['tickets', 'feedback', 'ideas', 'ratings', 'ticketFigures'] as const;
export type TicketPart = (typeof PARTS)[number];

/** The screens of the tickets area, side by side in the head of each. */
export function TicketParts({ part }: { part: TicketPart }) {
  const { t } = useTranslation('tickets');
  const { may } = usePermissions();
  if (!may('feedback', 'read')) return null;
  return (
    <PartLinks
      screens
      label={t('parts.label')}
      parts={PARTS.map((one) => ({
        key: one,
        label: t(`parts.${one}`),
        to: adminPath(one),
        current: one === part,
      }))}
    />
  );
}
