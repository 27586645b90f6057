import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { storedName } from '#app/i18n/stored-name.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { Field } from '#app/ui/field.tsx';
import { MarkdownField } from '../articles/admin/markdown-field.tsx';
import { LINKABLE } from '../legal/legal-facts.ts';
import { PLACEHOLDERS } from '../overrides/fill-placeholders.ts';
import { CHOSEN, useChosenName } from './chosen-field.tsx';
import type { ContentRefusal } from './commands/content-actions.server.ts';
import type { EditorField, FieldSide, Mistake } from './editor-fields.ts';

/** What a reader calls a field: `questions › 3 › answer` in words. */
export function useFieldName() {
  const { t } = useTranslation('content');
  const names = t('fields', { returnObjects: true });
  return (words: readonly string[]) => words.map((word) => storedName(names, word)).join(' › ');
}

/** As much of a text as names its field. */
const LONGEST_NAME = 60;
const nameOfMessage = (text: string) =>
  text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME - 1).trimEnd()}…` : text;

type Props = { field: EditorField; reply: ContentRefusal | undefined };
type SideProps = Props & { side: FieldSide };

/** Titles and descriptions of search results are cut beyond these. */
const SHOWN_IN_RESULTS: Readonly<Record<string, number>> = { title: 60, description: 155 };

/** What staff should know of a field beside its length. */
function ownHint(key: string, { locale }: FieldSide, t: TFunction<'content'>): string | undefined {
  if (key === 'campaign') return t('editor.campaignHint');
  if (key !== 'texts.*.address') return undefined;
  return t('editor.addressHint', { prefix: pathTo('landing', locale ?? 'pt-BR', { slug: '' }) });
}

function useHint(field: EditorField, side: FieldSide): string | undefined {
  const { named } = side;
  const { words, type, longest, bounds, key } = field;
  const { t } = useTranslation('content');
  const locale = useLocale();
  const caseHints = t('editor.caseHints', { returnObjects: true });
  if (type === 'year') return words.at(-1) === 'to' ? t('editor.stillHere') : undefined;
  if (type === 'languages') return t('editor.languagesHint');
  if (['choice', 'picture', 'person', 'topic', 'form'].includes(type)) return undefined;
  if (type === 'markdown') return t('markdown.hint');
  if (bounds) {
    const [least, most] = [bounds.least, bounds.most].map((one) => one.toLocaleString(locale));
    return t(bounds.decimals ? 'editor.betweenDecimals' : 'editor.between', { least, most });
  }
  const caseHint = caseHints[words.at(-1) as keyof typeof caseHints];
  if (caseHint) return caseHint;
  const [part, name = ''] = words;
  const own = ownHint(key, side, t);
  const visible = part === 'head' ? SHOWN_IN_RESULTS[name] : undefined;
  if (type === 'sample') return t('editor.sampleHint');
  if (type === 'confirmed') return t('editor.confirmedHint');
  if (type === 'day' || type === 'days') return undefined;
  const most = t(type === 'list' ? 'editor.perLine' : 'editor.most', { count: longest });
  const list = named.join(', ');
  return [
    own,
    most,
    visible && t('editor.inResults', { count: visible }),
    list && t('editor.named', { list }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** What could have been meant. */
const existing = (mistake: Mistake, { filledIn }: FieldSide): string => {
  if (mistake === 'filled') return filledIn.map((name) => `{{${name}}}`).join(', ') || '–';
  return mistake === 'link'
    ? ['mail', ...LINKABLE].join(', ')
    : PLACEHOLDERS.map((word) => `{{${word}}}`).join(', ');
};

/** What was posted of a field, each of its values. */
const postedOf = ({ values, lists }: ContentRefusal, path: string) =>
  lists?.[path] ?? (values[path] === undefined ? undefined : [values[path]]);

/** What a field of a part is called, within the part. */
function useSideName() {
  const nameOf = useFieldName();
  return ({ isMessage, words }: EditorField, { file }: FieldSide) =>
    isMessage ? nameOfMessage(file[0] ?? '') : nameOf(words.length > 1 ? words.slice(1) : words);
}

function markOf({ changed, outdated }: FieldSide, t: TFunction<'content'>): string | undefined {
  if (!changed) return undefined;
  return t(outdated ? 'editor.outdated' : 'editor.changed');
}

function Control({ field, side, reply }: SideProps) {
  const { t } = useTranslation('content');
  const hint = useHint(field, side);
  const { path, locale } = side;
  const mistake = reply?.fieldErrors[path] as Mistake | undefined;
  const typed = (reply && postedOf(reply, path)) ?? side.value;
  const name = useSideName()(field, side);
  const same = {
    id: `f-${path}`,
    label: locale ? `${name} (${t(locale === 'en' ? 'editor.en' : 'editor.pt')})` : name,
    hint,
    error: mistake && t(`mistakes.${mistake}`, { list: existing(mistake, side) }),
    mark: markOf(side, t),
  };
  const Chosen = CHOSEN[field.type];
  if (Chosen) return <Chosen {...same} name={path} field={field} chosen={typed} />;
  const native = { name: path, lang: locale ?? undefined, defaultValue: typed[0] ?? '' };
  if (field.type === 'markdown') return <MarkdownField {...same} {...native} />;
  if (field.type === 'text' || field.type === 'list') {
    const rows = Math.min(12, Math.max(3, Math.ceil((typed[0] ?? '').length / 55)));
    return <Field {...same} {...native} multiline rows={rows} />;
  }
  if (field.bounds) {
    return (
      <Field
        {...same}
        {...native}
        type="text"
        inputMode={field.bounds.decimals ? 'decimal' : 'numeric'}
      />
    );
  }
  return <Field {...same} {...native} type={field.type === 'day' ? 'date' : 'text'} />;
}

/** The text of the file, and a button that restores it. */
function FileText({ field, side }: Omit<SideProps, 'reply'>) {
  const { t } = useTranslation('content');
  const nameOf = useFieldName();
  const chosenName = useChosenName();
  const { path, locale, file, changed } = side;
  if (!changed) return null;
  const text = file.map((value) => chosenName(field, value)).join(', ');
  const language = locale ? ` (${t(locale === 'en' ? 'editor.en' : 'editor.pt')})` : '';
  return (
    <div className="content-file">
      <p className="note">{t('editor.file')}</p>
      <p className="content-words" lang={locale ?? undefined}>
        {text}
      </p>
      <button
        type="submit"
        name="intent"
        value={`leaf:${path}`}
        className="link"
        aria-label={t('editor.backToFileOf', {
          field: (field.isMessage ? nameOfMessage(text) : nameOf(field.words)) + language,
        })}
      >
        {t('editor.backToFile')}
      </button>
    </div>
  );
}

/** One thing to write, its languages side by side, each with what the file says. */
export function ContentField({ field, reply }: Props) {
  return (
    <div className="content-field" data-sides={field.sides.length}>
      {field.sides.map((side) => (
        <div key={side.path} className="content-side" data-locale={side.locale ?? undefined}>
          <Control field={field} side={side} reply={reply} />
          <FileText field={field} side={side} />
        </div>
      ))}
    </div>
  );
}
