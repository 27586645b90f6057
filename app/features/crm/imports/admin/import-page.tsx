import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation } from 'react-router';
import { sourceName } from '#app/features/crm/contacts/source-name.ts';
import { formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { ConfirmSubmit } from '#app/ui/admin/confirm-submit.tsx';
import { Button } from '#app/ui/button.tsx';
import { Progress } from '#app/ui/progress.tsx';
import { type Import, isUnderWay, type LineStatus, mayBeUndone } from '../imports.ts';

const SEPARATORS = { ';': 'semicolon', ',': 'comma', '\t': 'tab' } as const;

/** How the file was read, and its target. */
export function ImportFacts({ found, productName }: { found: Import; productName: string }) {
  const { t } = useTranslation('imports');
  const { t: tContacts } = useTranslation('contacts');
  const locale = useLocale();
  const { createdAt, by, encoding, separator, source, lines } = found;
  return (
    <section aria-labelledby="facts">
      <h2 className="subtitle" id="facts">
        {t('facts.title')}
      </h2>
      <dl className="admin-facts">
        <div>
          <dt>{t('facts.sent')}</dt>
          <dd>
            {t('facts.sentBy', {
              when: formatDateTime(new Date(createdAt), locale),
              by: by || t('list.gone'),
            })}
          </dd>
        </div>
        <div>
          <dt>{t('facts.read')}</dt>
          <dd>
            {t('facts.readAs', {
              encoding: t(`facts.encodings.${encoding}`),
              separator: t(`facts.separators.${SEPARATORS[separator]}`),
            })}
            {'\n'}
            {t('facts.lines', { count: lines, figure: lines.toLocaleString(locale) })}
          </dd>
        </div>
        <div>
          <dt>{t('facts.into')}</dt>
          <dd>
            {t('facts.intoProduct', {
              product: productName,
              source: sourceName(tContacts, source),
            })}
          </dd>
        </div>
      </dl>
    </section>
  );
}

type Shown = Extract<
  LineStatus,
  'new' | 'known' | 'twin' | 'problem' | 'made' | 'changed' | 'unchanged' | 'undone' | 'kept'
>;

function Figures({ figures }: { figures: readonly (readonly [Shown, number])[] }) {
  const { t } = useTranslation('imports');
  const locale = useLocale();
  return (
    <dl className="admin-figures import-figures">
      {figures.map(([name, count]) => (
        <div key={name}>
          <dt>{t(`figures.${name}`)}</dt>
          <dd>
            <Link className="import-figure" to={`?standing=${name}`} preventScrollReset>
              {count.toLocaleString(locale)}
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Its progress, with a button to stop it. */
function UnderWay({ found }: { found: Import }) {
  const { t } = useTranslation('imports');
  const locale = useLocale();
  const figure = (value: number) => value.toLocaleString(locale);
  const { state, passed, made, changed } = found;
  const lines = state === 'undoing' ? made + changed : found.lines;
  if (state !== 'checking' && state !== 'running' && state !== 'undoing') return null;
  return (
    <section className="import-progress">
      <Progress
        id="progress"
        label={t(`progress.${state}`)}
        value={passed}
        max={Math.max(1, lines)}
        note={t('progress.note', { passed: figure(passed), lines: figure(lines) })}
      />
      <p className="soft">{t('progress.stays')}</p>
      {state === 'running' && <Stop />}
    </section>
  );
}

function Stop() {
  const { t } = useTranslation('imports');
  return (
    <Form method="post" className="acts">
      <input type="hidden" name="intent" value="cancel" />
      <ConfirmSubmit
        label={t('progress.stop')}
        question={t('progress.stopQuestion')}
        text={t('progress.stopText')}
        confirm={t('progress.stopConfirm')}
        cancel={t('progress.cancel')}
      />
    </Form>
  );
}

export function Discard() {
  const { t } = useTranslation('imports');
  return (
    <Form method="post" className="acts">
      <input type="hidden" name="intent" value="cancel" />
      <ConfirmSubmit
        label={t('progress.discard')}
        question={t('progress.discardQuestion')}
        text={t('progress.discardText')}
        confirm={t('progress.discardConfirm')}
        cancel={t('progress.cancel')}
      />
    </Form>
  );
}

type Counts = Partial<Record<LineStatus, number>>;

/** The result of the dry run, and the button that starts the import. */
function Checked({ found, counts }: { found: Import; counts: Counts }) {
  const { t } = useTranslation('imports');
  const locale = useLocale();
  const busy = useNavigation().state === 'submitting';
  const wanted = found.lines - found.problems;
  return (
    <section aria-labelledby="checked">
      <h2 className="subtitle" id="checked">
        {t('checked.title')}
      </h2>
      <p className="soft">{t('checked.text')}</p>
      <Figures
        figures={(['new', 'known', 'twin', 'unchanged', 'problem'] as const).map((name) => [
          name,
          counts[name] ?? 0,
        ])}
      />
      {wanted === 0 && <p className="admin-notice bad">{t('checked.nothing')}</p>}
      <div className="acts import-acts">
        {wanted > 0 && (
          <Form method="post">
            <input type="hidden" name="intent" value="start" />
            <Button type="submit" busy={busy}>
              {t('checked.start', { count: wanted, figure: wanted.toLocaleString(locale) })}
            </Button>
          </Form>
        )}
        <Link className="button outlined" to="?columns=yes">
          {t('checked.again')}
        </Link>
        <Discard />
      </div>
    </section>
  );
}

/** The result of the import, and its undo. */
function Ended({ found, hasLines }: { found: Import; hasLines: boolean }) {
  const { t } = useTranslation('imports');
  const { state, made, changed, unchanged, problems, undone, kept } = found;
  const back = state === 'undone' || undone + kept > 0;
  if (!found.startedAt) return null;
  return (
    <section>
      <Figures
        figures={[
          ['made', made],
          ['changed', changed],
          ['unchanged', unchanged],
          ['problem', problems],
          ...(back
            ? ([
                ['undone', undone],
                ['kept', kept],
              ] as const)
            : []),
        ]}
      />
      {mayBeUndone(found) && hasLines && (
        <Form method="post" className="acts import-acts">
          <input type="hidden" name="intent" value="undo" />
          <ConfirmSubmit
            label={t('undo.label')}
            question={t('undo.question')}
            text={t('undo.text')}
            confirm={t('undo.confirm')}
            cancel={t('progress.cancel')}
          />
        </Form>
      )}
      {mayBeUndone(found) && <p className="soft">{t('undo.gone')}</p>}
    </section>
  );
}

/** The state of an import, with its actions. */
export function ImportStep({ found, counts }: { found: Import; counts: Counts }) {
  const { t } = useTranslation('imports');
  const failure = (['forbidden', 'person_gone', 'file_gone'] as const).find(
    (one) => one === found.failure,
  );
  const hasLines = Object.keys(counts).length > 0;
  return (
    <>
      {failure && (
        <p role="alert" className="admin-notice bad">
          {t(`failures.${failure}`)}
        </p>
      )}
      {isUnderWay(found.state) && <UnderWay found={found} />}
      {found.state === 'checked' && <Checked found={found} counts={counts} />}
      {!isUnderWay(found.state) && <Ended found={found} hasLines={hasLines} />}
    </>
  );
}
