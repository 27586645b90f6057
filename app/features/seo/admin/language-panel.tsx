import { useTranslation } from 'react-i18next';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { displayedTexts } from '../page-facts.ts';
import type { PageField } from '../seo-form.schema.ts';
import { type EditorSide, type FormTexts, foldedTitle } from './editor-data.ts';
import { LengthHint } from './length-hint.tsx';
import { Previews } from './previews.tsx';

type Props = {
  of: EditorSide;
  base: string;
  /** Whether the user may change it. */
  may: boolean;
  /** The initial values of the form, and its present ones. */
  opened: FormTexts;
  now: FormTexts;
  wrong: (name: string) => string | undefined;
};

const SOCIAL = ['og_title', 'og_description', 'twitter_title', 'twitter_description'] as const;

/** The page with the present values of the form. */
function currentTexts({ side, own, shared }: EditorSide, now: FormTexts) {
  const text = (name: string) => now[name]?.trim() || null;
  return displayedTexts(own, shared, {
    title: text(`${side}.title`),
    description: text(`${side}.meta_description`),
    ogTitle: text(`${side}.og_title`),
    ogDescription: text(`${side}.og_description`),
    twitterTitle: text(`${side}.twitter_title`),
    twitterDescription: text(`${side}.twitter_description`),
    ogImage: text('og_image'),
    twitterImage: text('twitter_image'),
  });
}

/** The words of a page in one language, and beside them their previews. */
export function LanguagePanel({ of, base, may, opened, now, wrong }: Props) {
  const { t } = useTranslation('seo');
  const { side, locale, own, shared, taken } = of;
  const visible = currentTexts(of, now);
  // The values that the fields below fall back on, so that an empty field shows what will be used.
  const ownWords = displayedTexts(own, shared);
  const other = taken.find(({ title }) => title === foldedTitle(visible.title));
  const error = (field: PageField) =>
    wrong(`${side}.${field}`) ??
    (field === 'title' && other ? t('mistakes.duplicateTitle', { other: other.page }) : undefined);
  const field = (name: PageField) => ({
    id: `${side}-${name}`,
    name: `${side}.${name}`,
    label: t(`page.${name}`),
    error: error(name),
    defaultValue: opened[`${side}.${name}`] ?? '',
    lang: locale,
  });
  const placeholders: Record<(typeof SOCIAL)[number], string> = {
    og_title: now[`${side}.title`]?.trim() || ownWords.ogTitle,
    og_description: visible.description,
    twitter_title: visible.ogTitle,
    twitter_description: visible.ogDescription,
  };
  const box = (name: 'no_index' | 'no_follow') => (
    <Checkbox
      id={`${side}-${name}`}
      name={`${side}.${name}`}
      defaultChecked={opened[`${side}.${name}`] === 'on'}
      error={error(name)}
    >
      {t(`page.${name}`)}
    </Checkbox>
  );
  return (
    <div className="seo-language">
      <fieldset
        className="seo-fields seo-bare"
        aria-label={t(`languages.${locale}`)}
        disabled={!may}
      >
        <Field
          {...field('title')}
          placeholder={own.title}
          hint={<LengthHint kind="title" text={visible.title} />}
        />
        <Field
          {...field('meta_description')}
          multiline
          rows={3}
          placeholder={own.description}
          hint={<LengthHint kind="description" text={visible.description} />}
        />
        <Field {...field('keywords')} hint={t('page.keywordsHint')} />
        <Field
          {...field('canonical_url')}
          hint={t('page.canonicalHint')}
          placeholder={`${base}${own.path}`}
          inputMode="url"
        />
        {own.noindex && <p className="soft">{t('page.closedByNature')}</p>}
        {box('no_index')}
        {box('no_follow')}
        <fieldset className="seo-part">
          <legend className="subtitle">{t('page.social')}</legend>
          {SOCIAL.map((name) => (
            <Field key={name} {...field(name)} placeholder={placeholders[name]} />
          ))}
        </fieldset>
      </fieldset>
      <Previews
        shown={visible}
        siteName={shared.siteName}
        path={own.path}
        base={base}
        closed={own.noindex || now[`${side}.no_index`] === 'on'}
      />
    </div>
  );
}
