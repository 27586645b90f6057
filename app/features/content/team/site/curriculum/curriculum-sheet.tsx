import { useTranslation } from 'react-i18next';
import { Crumbs } from '#app/areas/site/kit/crumbs.tsx';
import { Specification } from '#app/areas/site/kit/specification.tsx';
import type { Person } from '#app/features/content/team/person.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { ActionLink } from '#app/ui/link.tsx';
import { PersonPicture } from '../person-picture.tsx';
import { SampleMark } from '../sample-mark.tsx';
import { Posts } from './posts.tsx';

type BlockProps = { title: string; entries: readonly unknown[]; children: React.ReactNode };

/** A part of the curriculum; without an entry it is left out. */
function Block({ title, entries, children }: BlockProps) {
  if (entries.length === 0) return null;
  return (
    <section className="cols curriculum-block">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A curriculum as one sheet: readable here, and printed on A4 unchanged. */
export function CurriculumSheet({ person }: { person: Person }) {
  const { t } = useTranslation('curriculum');
  const locale = useLocale();
  const { name, sample, text } = person;
  const { role, line, profile, works, posts, studies, skills, languages, tool } = text[locale];
  const [first, ...others] = name.split(' ');
  return (
    <article className="sheet curriculum frame">
      <Crumbs trail={[{ label: t('team'), href: pathTo('team', locale) }, { label: name }]} />
      <header className="cols composer-open">
        <h1 className="sheet-title">
          {first} <span>{others.join(' ')}</span>
        </h1>
        <div className="composer-words">
          <p className="lead">{line}</p>
          {sample && (
            <p className="small soft">
              <SampleMark /> {t('sample')}
            </p>
          )}
          <Specification
            rows={[
              { term: t('role'), fact: role },
              { term: t('tool'), fact: tool },
              { term: t('languages'), fact: languages.join(', ') },
            ].filter(({ fact }) => fact !== '')}
          />
        </div>
        <div className="curriculum-portrait">
          <PersonPicture person={person} sizes="300px" />
        </div>
      </header>
      <Block title={t('profile')} entries={profile}>
        <div>
          {profile.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Block>
      <Block title={t('works')} entries={works}>
        <ul className="curriculum-rows">
          {works.map((work) => (
            <li key={work}>{work}</li>
          ))}
        </ul>
      </Block>
      <Block title={t('posts')} entries={posts}>
        <Posts posts={posts} />
      </Block>
      <Block title={t('studies')} entries={studies}>
        <ul className="curriculum-rows">
          {studies.map(({ year, title, place }) => (
            <li key={title}>
              <span className="note">{year}</span> {title}.{' '}
              {place && <span className="soft">{place}.</span>}
            </li>
          ))}
        </ul>
      </Block>
      <Block title={t('skills')} entries={skills}>
        <ul className="small curriculum-words">
          {skills.map((skill) => (
            <li key={skill}>{skill}</li>
          ))}
        </ul>
      </Block>
      <footer className="curriculum-end">
        <Button variant="outline" data-print="">
          {t('print')}
        </Button>
        <ActionLink href={pathTo('team', locale)} arrow>
          {t('back')}
        </ActionLink>
        <ActionLink href={pathTo('contact', locale)} arrow>
          {t('contact')}
        </ActionLink>
      </footer>
    </article>
  );
}
