import { useTranslation } from 'react-i18next';
import type { Workshop } from '#app/features/content/workshops/workshop.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';

type WorkshopRegistrationProps = {
  workshop: Workshop;
  /** Coming days a person may choose from, `YYYY-MM-DD`, earliest first; may be empty. */
  dates: readonly string[];
};

/** How a person takes part: through the contact page, which knows every channel. */
export function WorkshopRegistration(_: WorkshopRegistrationProps) {
  const { t } = useTranslation('workshop');
  const locale = useLocale();
  return (
    <Button href={pathTo('contact', locale)} spark>
      {t('register')}
    </Button>
  );
}
