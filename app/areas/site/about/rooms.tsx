import { about, ROOMS } from '#app/features/content/about/about.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { ActionLink } from '#app/ui/link.tsx';

/** Legend of the section: the number of each room, and the page behind its door. */
export function Rooms() {
  const locale = useLocale();
  return (
    <ol className="rooms">
      {ROOMS.map((route, i) => {
        const { name, text } = about()[locale].rooms[route];
        return (
          <li key={route}>
            <span className="note">{i + 1}</span>
            <span>
              <ActionLink className="t3" href={pathTo(route, locale)}>
                {name}
              </ActionLink>
            </span>
            <p className="soft small">{text}</p>
          </li>
        );
      })}
    </ol>
  );
}
