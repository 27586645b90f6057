import { useTranslation } from 'react-i18next';
import { adminPath } from '#app/paths.ts';
import { PartLinks } from '#app/ui/admin/part-links.tsx';

const PARTS = { schemes: adminPath('brand'), logos: adminPath('logos') } as const;
type Part = keyof typeof PARTS;

/** Links between the screens of the brand, in the header of each. */
export function BrandParts({ part }: { part: Part }) {
  const { t } = useTranslation('brand', { keyPrefix: 'parts' });
  return (
    <PartLinks
      label={t('label')}
      screens
      parts={(Object.keys(PARTS) as Part[]).map((key) => ({
        key,
        label: t(key),
        to: PARTS[key],
        current: key === part,
      }))}
    />
  );
}
