import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import type { ContentRefusal } from './commands/content-actions.server.ts';
import type { Editor } from './editor.ts';

/** What waits for its time, with the way to change it. */
export function WaitingNotice({ schedules }: Pick<Editor, 'schedules'>) {
  const { t } = useTranslation('content', { keyPrefix: 'calendar' });
  const locale = useLocale();
  if (schedules.length === 0) return null;
  return (
    <div className="admin-notice">
      {schedules.map(({ id, act, dueAt }) => (
        <p key={id}>{t(`waits.${act}`, { when: formatDateTime(new Date(dueAt), locale) })}</p>
      ))}
      <Link className="link" to={adminPath('contentCalendar')}>
        {t('open')}
      </Link>
    </div>
  );
}

/** Publishes what is typed at a given time. */
export function SchedulePart({ reply }: { reply: ContentRefusal | undefined }) {
  const { t } = useTranslation('content', { keyPrefix: 'calendar' });
  const mistake = reply?.fieldErrors['at'];
  return (
    <fieldset className="form-page-part content-part">
      <legend className="subtitle">{t('schedule')}</legend>
      <div className="content-schedule">
        <Field
          id="f-at"
          label={t('publishAt')}
          hint={t('publishHint')}
          type="datetime-local"
          name="at"
          defaultValue={reply?.values['at'] ?? ''}
          error={mistake && t(`refused.${mistake === 'past' ? 'past' : 'invalid'}`)}
        />
        <Button type="submit" variant="outline" name="intent" value="schedule">
          {t('schedule')}
        </Button>
      </div>
    </fieldset>
  );
}
