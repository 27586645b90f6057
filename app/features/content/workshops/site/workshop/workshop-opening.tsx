import { useTranslation } from 'react-i18next';
import { FactStrip } from '#app/areas/site/kit/fact-strip.tsx';
import { Opening } from '#app/areas/site/kit/opening.tsx';
import { priceFrom } from '#app/features/content/claims/published-claims.ts';
import { durationOf } from '#app/features/content/workshops/agenda.ts';
import type { Workshop } from '#app/features/content/workshops/workshop.ts';
import { formatBrl } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { ActionLink } from '#app/ui/link.tsx';
import { SubjectFigure } from '../lab/figures/subject-figure.tsx';
import { AgendaFigure } from './agenda-figure.tsx';
import { REGISTRATION_ID } from './workshop-registration.tsx';

/** First screen of a workshop: its agenda as a bar, its terms as the title block. */
export function WorkshopOpening({ workshop }: { workshop: Workshop }) {
  const { t } = useTranslation('workshop');
  const locale = useLocale();
  const text = workshop.texts[locale];
  const fromBrl = priceFrom(workshop.priced);
  const price =
    fromBrl === null
      ? t('strip.onRequest')
      : t('strip.from', { price: formatBrl(fromBrl, locale) });
  return (
    <Opening
      broad
      above={[{ label: t('links.lab', { ns: 'site' }), href: pathTo('lab', locale) }]}
      here={text.name}
      label={workshop.sample ? t('sample') : undefined}
      title={text.title}
      emblem={<SubjectFigure of={workshop.area} />}
      lead={text.lead}
      actions={
        <>
          <Button href={`#${REGISTRATION_ID}`}>{t('register')}</Button>
          <ActionLink href="#agenda">{t('agendaLink')}</ActionLink>
        </>
      }
      figure={workshop.sessions.length > 0 && <AgendaFigure workshop={workshop} />}
      strip={
        <FactStrip
          facts={[
            { term: t('strip.duration'), value: durationOf(workshop) },
            { term: t('strip.format'), value: text.format },
            { term: t('strip.price'), value: price },
            { term: t('strip.audience'), value: text.audience },
            { term: t('strip.bring'), value: text.bring },
          ].filter(({ value }) => value !== '')}
        />
      }
    />
  );
}
