import { useTranslation } from 'react-i18next';
import { ForgeProjectLink } from '#app/features/qualification/forge-project-link.tsx';
import { useSite } from '#app/pages/site-data.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Spark } from '#app/ui/spark.tsx';

/** “Forjar projeto” as a button with its spark, with what the page gives the form. */
export function ForgeButton({ small }: { small?: boolean }) {
  const { t } = useTranslation('qualification');
  const { orderQuery } = useSite();
  return (
    <ForgeProjectLink query={orderQuery} className={buttonClass({ small })}>
      {t('action')}
      <Spark />
    </ForgeProjectLink>
  );
}
