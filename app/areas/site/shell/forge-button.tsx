import { useTranslation } from 'react-i18next';
import { ForgeProjectLink } from '#app/features/qualification/forge-project-link.tsx';
import { useSite } from '#app/pages/site-data.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Spark } from '#app/ui/spark.tsx';

/** “Forjar projeto” as a button with its spark, with the page that it is on. */
export function ForgeButton({ small }: { small?: boolean }) {
  const { t } = useTranslation('qualification');
  const { routeName } = useSite();
  return (
    <ForgeProjectLink from={routeName} className={buttonClass({ small })}>
      {t('action')}
      <Spark />
    </ForgeProjectLink>
  );
}
