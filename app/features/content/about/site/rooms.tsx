import { useTranslation } from 'react-i18next';
import { isServiceName } from '#app/features/content/services/register.ts';
import { serviceText } from '#app/features/content/services/services.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { ActionLink } from '#app/ui/link.tsx';
import { about, ROOMS } from '../about.ts';

/** Legend of the section: the number of each room, and the page behind its door. */
export function Rooms() {
  const { t } = useTranslation('site');
  const locale = useLocale();
  return (
    <ol className="rooms">
      {ROOMS.map((route, i) => {
        const { text } = about()[locale].rooms[route];
        return (
          <li key={route}>
            <span className="note">{i + 1}</span>
            <span>
              <ActionLink className="subtitle" href={pathTo(route, locale)}>
                {isServiceName(route) ? serviceText(route, locale).name : t(`links.${route}`)}
              </ActionLink>
            </span>
            <p className="soft small">{text}</p>
          </li>
        );
      })}
    </ol>
  );
}
