import { useTranslation } from 'react-i18next';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { ActionLink } from '#app/ui/link.tsx';
import { CraftFigure } from './figures/craft-figure.tsx';
import { LabFigure } from './figures/lab-figure.tsx';

const ARMS = [
  ['lab', 'raw', LabFigure],
  ['craft', 'fin', CraftFigure],
] as const;
const SUBJECTS = ['first', 'second', 'third', 'fourth'] as const;

/** The two arms, unequal and offset: the Lab on bright paper, the Craft in the furnace's dark. */
export function LabAndCraft() {
  const { t } = useTranslation('home', { keyPrefix: 'work' });
  const locale = useLocale();
  return (
    <div className="arms">
      {ARMS.map(([arm, type, Figure]) => (
        <article key={arm} className={arm === 'craft' ? 'arm craft furnace' : 'arm lab'}>
          <h3 className={type}>{t(`${arm}.title`)}</h3>
          <Figure />
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
      ))}
    </div>
  );
}
