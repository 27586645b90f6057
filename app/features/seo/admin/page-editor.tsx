import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { Needs } from '#app/access/rights/needs.tsx';
import { EditConflict } from '#app/audit/admin/edit-conflict.tsx';
import { adminPath } from '#app/paths.ts';
import { ConfirmSubmit } from '#app/ui/admin/confirm-submit.tsx';
import { FormPage } from '#app/ui/admin/form-page.tsx';
import { Field } from '#app/ui/field.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { conflictIn, mistakesOf, refusedSave, type SeoReply } from '../seo-reply.ts';
import { type EditorPage, textsOfPage } from './editor-data.ts';
import { LanguagePanel } from './language-panel.tsx';
import { editorPath } from './page-address.ts';
import { ReplyNotice } from './reply-notice.tsx';
import { pagePlaces } from './seo-places.ts';
import { useMistakeWords } from './use-mistake-words.ts';
import { useSeoRevision } from './use-seo-revision.ts';

const TABS = 'language';

const textsIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

type Props = {
  page: EditorPage;
  reply: SeoReply | undefined;
  /** The initially open language. */
  open: 'pt' | 'en';
  /** Whether the user may save it, and restore its own words. */
  may: boolean;
  /** Beside the list it posts from there; the list stays. */
  sidePanel?: { Sent: typeof Form; address: string; reload: string };
};

type FormProps = Props & { revision: number };

function EditorForm({ page, reply, open, may, sidePanel, revision }: FormProps) {
  const { t } = useTranslation('seo');
  const wrong = useMistakeWords(reply);
  const conflict = conflictIn(reply);
  const opened = refusedSave(reply)?.values ?? textsOfPage(page);
  const [now, setNow] = useState(opened);
  const mistakes = (side: string) =>
    Object.keys(mistakesOf(reply)).filter((name) => name.startsWith(`${side}.`)).length;
  const picture = (name: 'og_image' | 'twitter_image') => (
    <Field
      id={name}
      name={name}
      label={t(`page.${name}`)}
      hint={t('page.pictureHint')}
      error={wrong(name)}
      defaultValue={opened[name] ?? ''}
      inputMode="url"
    />
  );
  const fields = (
    <>
      <Tabs
        name={TABS}
        label={t('page.which')}
        open={page.sides.find(({ side }) => mistakes(side) > 0)?.side ?? open}
        tabs={page.sides.map((of) => {
          const count = mistakes(of.side);
          const name = t(`languages.${of.locale}`);
          return {
            key: of.side,
            label: count > 0 ? `${name} · ${t('page.mistakes', { count })}` : name,
            panel: (
              <LanguagePanel
                of={of}
                base={page.base}
                may={may}
                opened={opened}
                now={now}
                wrong={wrong}
              />
            ),
          };
        })}
      />
      <fieldset className="seo-part seo-fields" disabled={!may}>
        <legend className="subtitle">{t('page.pictures')}</legend>
        {picture('og_image')}
        {picture('twitter_image')}
      </fieldset>
    </>
  );
  if (!may) {
    return (
      <>
        <ReplyNotice reply={reply} />
        <p className="admin-notice">{t('readOnly')}</p>
        {fields}
      </>
    );
  }
  return (
    <FormPage
      submit={t('save')}
      reply={reply}
      className="seo-form"
      onInput={({ currentTarget }) => setNow(textsIn(currentTarget))}
      draft={{ of: `page ${page.unit} ${page.key}`, revision }}
      {...(sidePanel
        ? { as: sidePanel.Sent, action: sidePanel.address }
        : { back: { to: `${adminPath('seoPages')}?unit=${page.unit}`, label: t('page.back') } })}
      notice={
        <>
          <ReplyNotice reply={reply} />
          <input type="hidden" name="revision" value={revision} />
          {conflict && (
            <EditConflict
              conflict={conflict}
              placeOf={pagePlaces}
              reloadTo={sidePanel?.reload ?? editorPath(page.key, page.unit)}
            />
          )}
        </>
      }
    >
      {fields}
    </FormPage>
  );
}

/** Rises once the settings were removed here and from the data: the form starts again. */
function useRound(revision: number, reply: SeoReply | undefined): number {
  const [started, begin] = useState({ reply: undefined as SeoReply | undefined, round: 0 });
  if (reply?.ok && reply.intent === 'return' && reply !== started.reply && revision === 0) {
    begin({ reply, round: started.round + 1 });
  }
  return started.round;
}

/** The page itself in both languages, and its settings. */
export function PageLinks({ page }: { page: EditorPage }) {
  const { t } = useTranslation('seo');
  return (
    <ul className="seo-links">
      {page.sides.map(({ locale, own }) => (
        <li key={locale}>
          <a className="link" href={own.path} hrefLang={locale}>
            {t('page.views', { language: t(`languages.${locale}`), path: own.path })}
          </a>
        </li>
      ))}
      {page.id && (
        <li>
          <Link className="link" to={`${adminPath('changes')}?row=${page.id}`}>
            {t('history')}
          </Link>
        </li>
      )}
    </ul>
  );
}

/** Edits the search and preview texts of one page, in both languages at once. */
export function PageEditor(props: Props) {
  const { page, reply, sidePanel } = props;
  const { t } = useTranslation('seo');
  const Sent = sidePanel?.Sent ?? Form;
  const address = sidePanel && { action: sidePanel.address };
  const revision = useSeoRevision(page.revision, reply);
  const round = useRound(page.revision, reply);
  return (
    <>
      <EditorForm key={round} {...props} revision={revision} />
      {revision > 0 && (
        <Needs resource="site" action="delete" label={t('page.return')}>
          <Sent method="post" {...address}>
            <input type="hidden" name="intent" value="return" />
            <input type="hidden" name="revision" value={revision} />
            <ConfirmSubmit
              label={t('page.return')}
              question={t('page.returnQuestion')}
              text={t('page.returnText')}
              confirm={t('page.returnConfirm')}
              cancel={t('page.cancel')}
            />
          </Sent>
        </Needs>
      )}
    </>
  );
}
