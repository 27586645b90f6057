import { useTranslation } from 'react-i18next';
import { adminPath } from '#app/paths.ts';
import { PartLinks } from '#app/ui/admin/part-links.tsx';

const LOOKS = ['feedback', 'ideas'] as const;

/** The lists of what people have said, side by side. */
export function FeedbackLooks({ look }: { look: (typeof LOOKS)[number] }) {
  const { t } = useTranslation('ideas');
  return (
    <PartLinks
      screens
      label={t('looks.label')}
      parts={LOOKS.map((one) => ({
        key: one,
        label: t(`looks.${one}`),
        to: adminPath(one),
        current: one === look,
      }))}
    />
  );
}
