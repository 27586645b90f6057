import { useTranslation } from 'react-i18next';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { adminPath } from '#app/paths.ts';
import { PartLinks } from '#app/ui/admin/part-links.tsx';

const PARTS = ['tickets', 'feedback', 'surveys', 'ideas', 'ratings', 'ticketFigures'] as const;
export type TicketPart = (typeof PARTS)[number];

/** The screens of the tickets area, side by side in the head of each. */
export function TicketParts({ part }: { part: TicketPart }) {
  const { t } = useTranslation('tickets');
  const { may } = usePermissions();
  const open = PARTS.filter((one) =>
    one === 'surveys' ? may('campaigns', 'read') : may('feedback', 'read'),
  );
  if (open.length < 2) return null;
  return (
    <PartLinks
      screens
      label={t('parts.label')}
      parts={open.map((one) => ({
        key: one,
        label: t(`parts.${one}`),
        to: adminPath(one),
        current: one === part,
      }))}
    />
  );
}
