import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useFetcher } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { EditorContext } from '#app/ui/admin/editor/editor-context.ts';
import { Moment } from '#app/ui/admin/moment.tsx';
import { Button } from '#app/ui/button.tsx';
import type { Preview, PreviewReply } from '../preview.ts';
import { subjectPath } from '../subject-path.ts';

/** As many as fit on one screen. */
const MAX_PREVIEWED = 8;

function Subjects({ rows }: Pick<Preview, 'rows'>) {
  const { t } = useTranslation('automation');
  return (
    <ol>
      {rows.map((row) => (
        <li key={`${row.id} ${row.at}`}>
          {row.name === null ? (
            <span className="soft">{t('preview.hidden')}</span>
          ) : (
            <Link className="link" to={subjectPath(row.subject, row.id)}>
              {row.name}
            </Link>
          )}
          <Moment at={row.at} />
        </li>
      ))}
    </ol>
  );
}

type Props = {
  /** Of the saved rule; null before that. */
  preview: Preview | null;
  /** The form has changed since. */
  stale: boolean;
  id: string;
};

/** The runs a rule would have had last month, by the same code that runs it. */
export function RulePreview({ preview, stale, id }: Props) {
  const { t } = useTranslation('automation');
  const editor = useContext(EditorContext);
  const fetcher = useFetcher<PreviewReply>({ key: `preview ${id}` });
  const latest = fetcher.data;
  const visible = latest && stale ? latest.preview : preview;
  const look = () => {
    const form = editor?.form.current;
    if (!form) return;
    const typed = new FormData(form);
    typed.set('intent', 'preview');
    void fetcher.submit(typed, { method: 'post', action: adminPath('automationRule', { id }) });
  };
  return (
    <section
      className="rule-preview"
      aria-labelledby="preview"
      aria-busy={fetcher.state !== 'idle'}
    >
      <h2 className="subtitle" id="preview">
        {t('preview.title')}
      </h2>
      <div role="status">
        {visible && (
          <p>
            <b>{t('preview.total', { count: visible.total })}</b>
          </p>
        )}
        {!visible && latest && <p>{t('preview.incomplete')}</p>}
      </div>
      {visible && visible.rows.length > 0 && (
        <>
          <p className="soft">{t('preview.newest', { count: visible.rows.length })}</p>
          <Subjects rows={visible.rows.slice(0, MAX_PREVIEWED)} />
          {visible.rows.length > MAX_PREVIEWED && (
            <details className="rule-more">
              <summary>{t('preview.more', { count: visible.rows.length - MAX_PREVIEWED })}</summary>
              <Subjects rows={visible.rows.slice(MAX_PREVIEWED)} />
            </details>
          )}
        </>
      )}
      {stale && (
        <Button
          type="button"
          variant="outline"
          small
          busy={fetcher.state !== 'idle'}
          onClick={look}
        >
          {t('preview.show')}
        </Button>
      )}
      <p className="soft">{t('preview.lead')}</p>
    </section>
  );
}
