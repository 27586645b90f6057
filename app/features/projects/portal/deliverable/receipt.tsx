import { useTranslation } from 'react-i18next';
import { fileSize } from '#app/features/projects/file-size.ts';
import type { Approval } from '#app/features/projects/projects.ts';
import { formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';

type Facts = readonly (readonly [string, string])[];

/** What is lettered on a title block. */
export function TitleBlock({ facts }: { facts: Facts }) {
  return (
    <dl className="portal-block">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The receipt of an approval, as the mail has it. */
export function Receipt({
  approval,
  title,
  number,
}: {
  approval: Approval;
  title: string;
  number: number;
}) {
  const { t } = useTranslation(['projects', 'portal']);
  const locale = useLocale();
  const by = approval.by ?? t('portal:gone');
  return (
    <TitleBlock
      facts={[
        [t('portal:decision.deliverable'), `${title}, ${t('portal:version.number', { number })}`],
        [
          t('projects:facts.approvedBy'),
          t('projects:facts.ownerOf', { name: by, organization: approval.organization }),
        ],
        [
          t('projects:facts.when'),
          t('projects:facts.houseTime', { when: formatDateTime(new Date(approval.at), locale) }),
        ],
        [t('projects:facts.file'), `${approval.fileName}, ${fileSize(approval.size, locale)}`],
        [t('projects:facts.print'), approval.sha256],
        [t('projects:facts.receipt'), approval.receipt],
      ]}
    />
  );
}
