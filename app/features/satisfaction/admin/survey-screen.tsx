import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Needs } from '#app/access/rights/needs.tsx';
import { TicketParts } from '#app/features/tickets/admin/ticket-parts.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { ReplyLine } from '#app/ui/admin/editor/reply-line.tsx';
import { Moment } from '#app/ui/admin/moment.tsx';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Field } from '#app/ui/field.tsx';
import { Progress } from '#app/ui/progress.tsx';
import { Select } from '#app/ui/select.tsx';
import { Table } from '#app/ui/table.tsx';
import type { SurveyReply } from './commands/survey-actions.server.ts';
import type { Preview, SurveyRow } from './surveys.ts';
import { useSurveyWords } from './use-survey-words.ts';

type Props = {
  title: string;
  surveys: readonly SurveyRow[];
  projects: readonly { id: string; name: string }[];
  preview: Preview | null;
  /** Made with the page, so that what is sent twice goes once. */
  sendingId: string;
  reply: SurveyReply | undefined;
};

function Outcome({ reply }: Pick<Props, 'reply'>) {
  const wordsOf = useSurveyWords();
  return <ReplyLine kind="survey" reply={reply} text={reply ? wordsOf(reply) : ''} />;
}

/** The recipients, and the button that sends it. */
function Sending({ preview, sendingId }: { preview: Preview } & Pick<Props, 'sendingId'>) {
  const { t } = useTranslation('surveys', { keyPrefix: 'preview' });
  return (
    <>
      <p role="status">
        <b>{t('asked', { count: preview.asked })}</b>
      </p>
      <ul className="soft small">
        <li>{t('lately', { count: preview.lately })}</li>
        <li>{t('closed', { count: preview.closed })}</li>
        <li>{t('unasked', { count: preview.unasked })}</li>
      </ul>
      {preview.asked > 0 && (
        <Form method="post" action={adminPath('surveys')} className="acts">
          <input type="hidden" name="intent" value="send" />
          <input type="hidden" name="id" value={sendingId} />
          <input type="hidden" name="project" value={preview.project} />
          <input type="hidden" name="seen" value={preview.asked} />
          <Button type="submit" small>
            {t('send', { count: preview.asked })}
          </Button>
        </Form>
      )}
    </>
  );
}

function NewSurvey({ projects, preview, sendingId }: Omit<Props, 'title' | 'surveys' | 'reply'>) {
  const { t } = useTranslation('surveys');
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="subtitle">
        {t('new.title')}
      </h2>
      <p className="soft small">{t('new.text')}</p>
      <Form method="get" className="acts survey-look" preventScrollReset>
        <Select
          id="survey-project"
          name="project"
          label={t('new.project')}
          defaultValue={preview?.project ?? projects[0]?.id ?? ''}
          options={projects.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Button type="submit" variant="outline" small>
          {t('new.look')}
        </Button>
      </Form>
      {preview && <Sending preview={preview} sendingId={sendingId} />}
    </section>
  );
}

function Agreement({ reply }: Pick<Props, 'reply'>) {
  const { t } = useTranslation('surveys', { keyPrefix: 'consent' });
  const heading = useId();
  const typed = reply && !reply.ok ? reply.values : {};
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="subtitle">
        {t('title')}
      </h2>
      <p className="soft small">{t('text')}</p>
      <Form method="post" action={adminPath('surveys')} className="survey-consent">
        <input type="hidden" name="intent" value="consent" />
        <Field
          id="consent-email"
          name="email"
          type="email"
          label={t('email')}
          defaultValue={typed['email']}
          required
        />
        <Field
          id="consent-proof"
          name="proof"
          label={t('proof')}
          hint={t('proofHint')}
          defaultValue={typed['proof']}
          maxLength={500}
          required
        />
        <p className="acts">
          <Button type="submit" small variant="outline">
            {t('save')}
          </Button>
        </p>
      </Form>
    </section>
  );
}

/** The question, the progress of the mails, and the answers. */
function Sent({ surveys }: Pick<Props, 'surveys'>) {
  const { t } = useTranslation('surveys', { keyPrefix: 'list' });
  const locale = useLocale();
  if (surveys.length === 0) return <EmptyState title={t('empty.title')} text={t('empty.text')} />;
  const number = (value: number) => value.toLocaleString(locale);
  return (
    <Table
      caption={t('caption')}
      cards
      columns={[
        { key: 'project', label: t('columns.project') },
        { key: 'at', label: t('columns.at') },
        { key: 'progress', label: t('columns.progress') },
        { key: 'answered', label: t('columns.answered'), numeric: true },
        { key: 'promoters', label: t('columns.promoters'), numeric: true },
        { key: 'passives', label: t('columns.passives'), numeric: true },
        { key: 'detractors', label: t('columns.detractors'), numeric: true },
      ]}
      rows={surveys.map((survey) => ({
        key: survey.id,
        cells: [
          survey.project,
          <span key="at">
            <Moment at={survey.at} /> <span className="soft">{survey.by}</span>
          </span>,
          <Progress
            key="progress"
            id={`sent-${survey.id}`}
            label={t('progress', { sent: number(survey.sent), people: number(survey.people) })}
            note={survey.failed > 0 && t('failed', { count: survey.failed })}
            value={survey.sent + survey.failed}
            max={survey.people}
          />,
          number(survey.answered),
          number(survey.promoters),
          number(survey.passives),
          number(survey.detractors),
        ],
      }))}
    />
  );
}

/** Surveys that ask contacts for a recommendation. */
export function SurveyScreen({ title, ...props }: Props) {
  const { t } = useTranslation('surveys');
  return (
    <article className="admin-page survey">
      <header className="admin-head">
        <h1 className="title">{title}</h1>
        <TicketParts part="surveys" />
      </header>
      <Outcome reply={props.reply} />
      <Needs resource="campaigns" action="manage" label={t('new.title')}>
        <NewSurvey {...props} />
        <Agreement reply={props.reply} />
      </Needs>
      <Sent surveys={props.surveys} />
    </article>
  );
}
