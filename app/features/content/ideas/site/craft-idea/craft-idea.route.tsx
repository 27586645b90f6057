import { useTranslation } from 'react-i18next';
import { data, useLoaderData } from 'react-router';
import { ClosingCall } from '#app/areas/site/kit/closing-call.tsx';
import { Opening } from '#app/areas/site/kit/opening.tsx';
import { SheetSection } from '#app/areas/site/kit/sheet-section.tsx';
import NotFoundPage, { loader as notFound } from '#app/areas/site/not-found/not-found.route.tsx';
import { ideaBySlug, ideas, stepOf } from '#app/features/content/ideas/ideas.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { PageHead } from '#app/pages/page-head.ts';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { ActionLink } from '#app/ui/link.tsx';
import styles from '../craft/craft.css?url';
import { JointFigure } from '../craft/figures/joint-figure.tsx';
import { IdeaRows } from '../craft/idea-rows.tsx';
import { Sides } from './sides.tsx';

type Asked = { request: Request; params: { slug?: string } };

export function loader({ request, params }: Asked) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const idea = ideaBySlug(locale, params.slug);
  if (!idea) return data({ ...notFound({ request }).data, idea }, { status: 404 });
  const head: PageHead = {
    ...idea.texts[locale].head,
    noindex: idea.sample,
    stylesheet: styles,
    wholeStylesheet: true,
  };
  return data({ head, idea });
}

const TRIAL = ['problem', 'hypothesis', 'proof', 'ending'] as const;

export default function CraftIdeaPage() {
  const { idea } = useLoaderData<typeof loader>();
  const { t } = useTranslation('craft-idea');
  const locale = useLocale();
  if (!idea) return <NotFoundPage />;
  const text = idea.texts[locale];
  const others = ideas(locale).filter(({ slugs }) => slugs[locale] !== idea.slugs[locale]);
  const stage = t(`stages.items.${idea.stage}.name`, { ns: 'craft' });
  return (
    <div className="inner">
      <Opening
        broad
        dark
        above={[{ label: t('links.craft', { ns: 'site' }), href: pathTo('craft', locale) }]}
        here={text.name}
        label={idea.sample ? t('sample') : undefined}
        title={text.title}
        lead={text.summary}
        actions={
          <>
            <Button href={pathTo('contact', locale)} spark>
              {t('join')}
            </Button>
            <ActionLink href={`${pathTo('craft', locale)}#ideas`} arrow>
              {t('all')}
            </ActionLink>
          </>
        }
        figure={<JointFigure stage={idea.stage} title={t('figure', { n: stepOf(idea), stage })} />}
      />
      <SheetSection step={3} id="trial" tag={t('trial.tag')} title={t('trial.title')}>
        <dl className="trial">
          {TRIAL.filter((entry) => text[entry]).map((entry) => (
            <div key={entry} className="cols">
              <dt className="note">{t(`trial.${entry}`)}</dt>
              <dd>{text[entry]}</dd>
            </div>
          ))}
        </dl>
      </SheetSection>
      {text.yours.length > 0 && text.ours.length > 0 && (
        <SheetSection step={5} id="sides" tag={t('sides.tag')} title={t('sides.title')}>
          <Sides yours={text.yours} ours={text.ours} />
        </SheetSection>
      )}
      {others.length > 0 && (
        <SheetSection step={6} id="others" tag={t('others.tag')} title={t('others.title')}>
          <IdeaRows of={others} />
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
