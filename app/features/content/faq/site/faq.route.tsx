import { useTranslation } from 'react-i18next';
import { ClosingCall } from '#app/areas/site/kit/closing-call.tsx';
import { Opening } from '#app/areas/site/kit/opening.tsx';
import { PhaseRuler } from '#app/areas/site/kit/phase-ruler.tsx';
import { Questions } from '#app/areas/site/kit/questions.tsx';
import { SheetSection } from '#app/areas/site/kit/sheet-section.tsx';
import { claimWords } from '#app/features/content/claims/published-claims.ts';
import styles from '#app/features/content/services/site/services.css?url';
import { instanceOf } from '#app/i18n/instances.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { PageHead } from '#app/pages/page-head.ts';
import { pathTo } from '#app/paths.ts';
import { ActionLink } from '#app/ui/link.tsx';
import { faqGroups } from '../faq.ts';
import { PriceRuler } from './price-ruler.tsx';

export function loader({ request }: { request: Request }): { head: PageHead } {
  const locale = localeOfPath(new URL(request.url).pathname);
  const t = instanceOf(locale).getFixedT(null, 'faq', 'meta');
  return {
    head: {
      title: t('title'),
      description: t('description', claimWords(locale)),
      stylesheet: styles,
      wholeStylesheet: true,
    },
  };
}

const STEPS = [2, 3, 5, 6] as const;

export default function FaqPage() {
  const { t } = useTranslation('faq');
  const locale = useLocale();
  const groups = faqGroups(locale);
  return (
    <div className="inner">
      <Opening
        broad
        above={[]}
        here={t('name')}
        title={{ raw: t('title.raw'), finished: t('title.finished') }}
        lead={t('lead')}
        actions={groups.map(({ id, title }) => (
          <ActionLink key={id} href={`#${id}`}>
            {title}
          </ActionLink>
        ))}
        figure={<PriceRuler />}
      />
      {groups.map(({ id, title, questions }, i) => (
        <SheetSection
          key={id}
          step={STEPS[i] ?? 6}
          id={id}
          tag={t('count', { count: questions.length })}
          title={title}
        >
          {id === 'terms' && <PhaseRuler />}
          <Questions items={questions} open={i === 0} />
        </SheetSection>
      ))}
      <p className="frame acts sec-foot">
        <ActionLink href={pathTo('services', locale)} arrow>
          {t('services')}
        </ActionLink>
      </p>
      <ClosingCall
        raw={t('closing.raw')}
        finished={t('closing.finished')}
        text={t('closing.text')}
      />
    </div>
  );
}
