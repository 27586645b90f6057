import { useTranslation } from 'react-i18next';
import { ARM_NAMES, ARMS } from '#app/features/content/arms/arms.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { ActionLink } from '#app/ui/link.tsx';
import { ARM_FIGURES } from './figures/arm-figures.ts';

const SUBJECTS = ['first', 'second', 'third', 'fourth'] as const;

/** The arms, unequal and offset: the Lab on bright paper, the Craft in the furnace's dark. */
export function LabAndCraft() {
  const { t } = useTranslation('home', { keyPrefix: 'work' });
  const locale = useLocale();
  return (
    <div className="arms">
      {ARM_NAMES.map((arm) => {
        const { dark } = ARMS[arm];
        const { part: Part } = ARM_FIGURES[arm];
        return (
          <article key={arm} className={dark ? `arm ${arm} furnace` : `arm ${arm}`}>
            <h3 className={dark ? 'fin' : 'raw'}>{t(`${arm}.title`)}</h3>
            <Part />
            <p className="lead">{t(`${arm}.text`)}</p>
            <ul className="note">
              {SUBJECTS.map((subject) => (
                <li key={subject}>{t(`${arm}.subjects.${subject}`)}</li>
              ))}
            </ul>
            <ActionLink href={pathTo(arm, locale)} arrow>
              {t(`${arm}.link`)}
            </ActionLink>
          </article>
        );
      })}
    </div>
  );
}
