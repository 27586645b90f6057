import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Opening } from '#app/areas/site/kit/opening.tsx';
import { Questions } from '#app/areas/site/kit/questions.tsx';
import { SheetSection } from '#app/areas/site/kit/sheet-section.tsx';
import { priceFrom } from '#app/features/content/claims/published-claims.ts';
import {
  type Landing,
  type LandingSection,
  type LandingText,
  sectionsOf,
} from '#app/features/content/landings/landing.ts';
import { formatBrl } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Island } from '#app/islands/island.tsx';
import type { IslandHtml } from '#app/islands/render-island.server.tsx';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';

type Props = {
  landing: Landing;
  /** Absent on a page without a form. */
  island: IslandHtml | undefined;
  /** By when a message is answered; null where nothing is promised. */
  promise: { text: string } | null;
};

/** Where the button of the hero leads. */
const FORM_ID = 'form';

type PartProps = Props & { text: LandingText; step: 1 | 2 | 3 | 4 | 5 | 6 | 7 };

/** The finished tool, beside the raw half of the title. */
const Pointer = () => (
  <svg viewBox="-134 -66 290 132" aria-hidden="true">
    <use href="#pt" />
  </svg>
);

function Hero({ text: { name, hero }, island }: PartProps) {
  const { t } = useTranslation('landing');
  const locale = useLocale();
  return (
    <Opening
      broad
      above={[]}
      here={name}
      title={hero}
      lead={hero.lead}
      actions={
        <Button href={island ? `#${FORM_ID}` : pathTo('contact', locale)} spark>
          {hero.action || t('action')}
        </Button>
      }
      figure={null}
      emblem={<Pointer />}
    />
  );
}

type Rows = LandingText['proofs' | 'steps'];

function RowList({ items, numbered }: { items: Rows['items']; numbered?: boolean }) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className="landing-rows">
      {items.map(({ title, text }, place) => (
        <li key={title} className="cols">
          {numbered && (
            <span className="balloon" aria-hidden="true">
              {place + 1}
            </span>
          )}
          <h3>{title}</h3>
          {text && <p>{text}</p>}
        </li>
      ))}
    </List>
  );
}

function Price({ landing: { priced }, text: { price }, step }: PartProps) {
  const { t } = useTranslation('landing');
  const locale = useLocale();
  const least = priceFrom(priced || null);
  return (
    <SheetSection step={step} id="price" tag={t('tags.price')} title={price.title}>
      <div className="landing-price">
        {least !== null && (
          <p className="parts-name">{t('from', { price: formatBrl(least, locale) })}</p>
        )}
        <p className="lead">{price.text}</p>
      </div>
    </SheetSection>
  );
}

function FormPart({ text: { form }, island, promise, step }: PartProps) {
  const { t } = useTranslation('landing');
  if (!island) return null;
  return (
    <SheetSection
      step={step}
      id={FORM_ID}
      tag={t('tags.form')}
      title={form.title}
      lead={[form.text, promise?.text].filter(Boolean).join(' ') || undefined}
    >
      <div className="landing-form">
        <Island island={island} />
      </div>
    </SheetSection>
  );
}

function Proof({ text: { proofs }, step }: PartProps) {
  const { t } = useTranslation('landing');
  return (
    <SheetSection
      step={step}
      id="proof"
      tag={t('tags.proof')}
      title={proofs.title}
      lead={proofs.lead}
    >
      <RowList items={proofs.items} />
    </SheetSection>
  );
}

function Steps({ text: { steps }, step }: PartProps) {
  const { t } = useTranslation('landing');
  return (
    <SheetSection
      step={step}
      id="steps"
      tag={t('tags.steps')}
      title={steps.title}
      lead={steps.lead}
    >
      <RowList items={steps.items} numbered />
    </SheetSection>
  );
}

function Asked({ text: { questions }, step }: PartProps) {
  const { t } = useTranslation('landing');
  return (
    <SheetSection step={step} id="questions" tag={t('tags.questions')} title={questions.title}>
      <Questions items={questions.items} />
    </SheetSection>
  );
}

const PARTS: Readonly<Record<LandingSection, (props: PartProps) => ReactNode>> = {
  hero: Hero,
  proof: Proof,
  steps: Steps,
  price: Price,
  questions: Asked,
  form: FormPart,
};

/** Steps of the type scale; no section is smaller than the one before. */
const SCALE = [2, 3, 4, 5, 6, 7] as const;

/** A page of a campaign, put together by staff from sections of the site. */
export function LandingSheet(props: Props) {
  const locale = useLocale();
  const text = props.landing.texts[locale];
  return (
    <div className="inner landing">
      {sectionsOf(props.landing).map((section, place) => {
        const Part = PARTS[section];
        return <Part key={section} {...props} text={text} step={SCALE[place] ?? 7} />;
      })}
    </div>
  );
}
