import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { ClosingCall } from '#app/areas/site/kit/closing-call.tsx';
import { PhaseRuler } from '#app/areas/site/kit/phase-ruler.tsx';
import { Questions } from '#app/areas/site/kit/questions.tsx';
import { SheetSection } from '#app/areas/site/kit/sheet-section.tsx';
import { isServiceName } from '#app/features/content/services/register.ts';
import { PHASES } from '#app/features/content/services/service.ts';
import { serviceOf } from '#app/features/content/services/services.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pageOfPath } from '#app/pages/alternates.ts';
import type { PageHead } from '#app/pages/page-head.ts';
import { pathTo, type ServiceName } from '#app/paths.ts';
import { ActionLink } from '#app/ui/link.tsx';
import styles from '../services.css?url';
import { AssessmentTimeline } from './assessment-timeline.tsx';
import { Audience } from './audience.tsx';
import { Related } from './related.tsx';
import { ServiceOpening } from './service-opening.tsx';

/** One page for all services; the route says which. */
export function loader({ request }: { request: Request }): { head: PageHead; name: ServiceName } {
  const page = pageOfPath(new URL(request.url).pathname);
  if (!page || !isServiceName(page.name)) throw new Response(null, { status: 404 });
  const { head } = serviceOf(page.name).texts[page.locale];
  return { head: { ...head, stylesheet: styles, wholeStylesheet: true }, name: page.name };
}

export default function ServicePage() {
  const { name } = useLoaderData<typeof loader>();
  const { t } = useTranslation('service');
  const locale = useLocale();
  const service = serviceOf(name);
  const text = service.texts[locale];
  // Typical terms are those of projects.
  const isAssessment = service.priced === 'diagnostic';
  return (
    <div className="inner">
      <ServiceOpening service={service} />
      <SheetSection step={2} id="audience" tag={t('audience')} title={text.audience.title}>
        <Audience {...text.audience} />
      </SheetSection>
      <SheetSection
        step={3}
        id="parts"
        tag={t('parts')}
        title={text.delivered.title}
        lead={t('balloons')}
      >
        <ol className="delivered">
          {text.delivered.parts.map((part, i) => (
            <li key={part.name} className="cols">
              <span className="balloon" aria-hidden="true">
                {i + 1}
              </span>
              <h3 className="parts-name">{part.name}</h3>
              <p className="soft">{part.text}</p>
            </li>
          ))}
        </ol>
      </SheetSection>
      <SheetSection
        step={4}
        id="phases"
        tag={t('phases')}
        title={text.phases.title}
        lead={t(isAssessment ? 'assessmentLead' : 'phasesLead')}
      >
        {isAssessment ? <AssessmentTimeline /> : <PhaseRuler />}
        <ol className="phases">
          {PHASES.map((phase) => (
            <li key={phase}>
              <h3 className="subtitle">{text.phases.items[phase].name}</h3>
              <p className="soft">{text.phases.items[phase].text}</p>
              <p className="note out">
                {t('out')} <b>{text.phases.items[phase].out}</b>
              </p>
            </li>
          ))}
        </ol>
        <p className="acts sec-foot">
          <ActionLink href={pathTo('process', locale)} arrow>
            {t('process')}
          </ActionLink>
          <ActionLink href={pathTo('faq', locale)} arrow>
            {t('faq')}
          </ActionLink>
        </p>
      </SheetSection>
      <SheetSection step={5} id="questions" tag={t('questions')} title={text.questions.title}>
        <Questions items={text.questions.items} open />
      </SheetSection>
      <SheetSection step={6} id="related" tag={t('related')} title={t('relatedTitle')}>
        <Related service={service} />
      </SheetSection>
      <ClosingCall {...text.closing} />
    </div>
  );
}
