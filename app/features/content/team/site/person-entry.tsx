import { useTranslation } from 'react-i18next';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { ActionLink } from '#app/ui/link.tsx';
import type { Person } from '../person.ts';
import { PersonPicture } from './person-picture.tsx';
import { SampleMark } from './sample-mark.tsx';

/** One person of the list: drawn, named, and with the way to the whole curriculum. */
export function PersonEntry({ person, number }: { person: Person; number: number }) {
  const { t } = useTranslation('team');
  const locale = useLocale();
  const { slug, name, sample, text } = person;
  const { role, line, tool, toolMeaning } = text[locale];
  return (
    <li className="person">
      <PersonPicture person={person} sizes="(min-width: 1000px) 16vw, 33vw" lazy={number > 2} />
      <div className="person-words">
        <p className="note">
          {number} · {role}
          {sample && <SampleMark />}
        </p>
        <h3 className="parts-name">{name}</h3>
        <p className="soft">{line}</p>
        {tool && (
          <p className="small soft">
            <b>{t('tool', { tool })}</b> {toolMeaning}
          </p>
        )}
        <ActionLink href={pathTo('curriculum', locale, { slug })} arrow>
          {t('curriculum')}
          <span className="unseen"> {t('of', { name })}</span>
        </ActionLink>
      </div>
    </li>
  );
}
