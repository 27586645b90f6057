import { useTranslation } from 'react-i18next';
import { data, useLoaderData } from 'react-router';
import { ClosingCall } from '#app/areas/site/kit/closing-call.tsx';
import { Opening } from '#app/areas/site/kit/opening.tsx';
import { SheetSection } from '#app/areas/site/kit/sheet-section.tsx';
import { validUntilHeader } from '#app/areas/site/valid-until.ts';
import { datesValidUntil } from '#app/features/content/workshops/dates.ts';
import { WORKSHOP_AREAS } from '#app/features/content/workshops/workshop.ts';
import { workshops } from '#app/features/content/workshops/workshops.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { PageHead } from '#app/pages/page-head.ts';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { ActionLink } from '#app/ui/link.tsx';
import { LessonFigure } from './figures/lesson-figure.tsx';
import { SubjectFigure } from './figures/subject-figure.tsx';
import styles from './lab.css?url';
import { ShareBar } from './share-bar.tsx';
import { WorkshopRows } from './workshop-rows.tsx';

export function loader({ request }: { request: Request }) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const t = instanceOf(locale).getFixedT(null, 'lab', 'meta');
  const head: PageHead = {
    title: t('title'),
    description: t('description'),
    stylesheet: styles,
    wholeStylesheet: true,
  };
  const now = new Date();
  return data(
    { head, now },
    { headers: validUntilHeader(datesValidUntil(workshops(locale), now)) },
  );
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

export default function LabPage() {
  const { now } = useLoaderData<typeof loader>();
  const { t } = useTranslation('lab');
  const locale = useLocale();
  const listed = workshops(locale);
  const invented = listed.some(({ sample }) => sample);
  return (
    <div className="inner">
      <Opening
        broad
        above={[]}
        here={t('name')}
        title={{ raw: t('title.raw'), finished: t('title.finished') }}
        lead={t('lead')}
        actions={
          <>
            {listed.length > 0 && <Button href="#list">{t('next')}</Button>}
            <ActionLink href={pathTo('contact', locale)} arrow>
              {t('contact', { ns: 'kit' })}
            </ActionLink>
          </>
        }
        figure={<LessonFigure />}
      />
      <SheetSection step={2} id="subjects" tag={t('subjects.tag')} title={t('subjects.title')}>
        <ol className="subjects">
          {WORKSHOP_AREAS.map((area) => (
            <li key={area}>
              <SubjectFigure of={area} />
              <h3 className="subtitle">{t(`subjects.items.${area}.name`)}</h3>
              <p className="soft">{t(`subjects.items.${area}.text`)}</p>
            </li>
          ))}
        </ol>
      </SheetSection>
      {listed.length > 0 && (
        <SheetSection
          step={4}
          id="list"
          tag={t('list.tag')}
          title={t('list.title')}
          lead={t(invented ? 'list.lead' : 'list.realLead')}
        >
          {invented && <p className="note sample">{t('sheet.sample', { ns: 'services' })}</p>}
          <WorkshopRows of={listed} now={now} />
        </SheetSection>
      )}
      {listed.length > 0 && (
        <SheetSection
          step={6}
          id="day"
          tag={t('day.tag')}
          title={t('day.title')}
          lead={t('day.lead')}
        >
          <ShareBar of={listed} />
        </SheetSection>
      )}
      <ClosingCall
        raw={t('closing.raw')}
        finished={t('closing.finished')}
        text={t('closing.text')}
      />
    </div>
  );
}
