import { useTranslation } from 'react-i18next';
import { Moment } from '#app/ui/admin/moment.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { type Deliverable, VERSION_FILES } from '../../projects.ts';
import { StageSelect } from './project-dates.tsx';
import { ActForm, typedIn } from './project-forms.tsx';
import type { ProjectReply } from './staff-projects.ts';

type Props = {
  deliverables: readonly Deliverable[];
  /** Made with the page, so that a version that is sent twice is one. */
  id: string;
  reply: ProjectReply | undefined;
  writes: boolean;
};

/** What was sent to the client, and what became of it; and how the next version goes. */
export function Deliveries({ deliverables, id, reply, writes }: Props) {
  const { t } = useTranslation('staff-projects');
  const typed = typedIn(reply, 'version');
  return (
    <>
      {deliverables.length === 0 && <p className="soft">{t('deliveries.none')}</p>}
      <ul className="pj-rows">
        {deliverables.map((one) => (
          <li key={one.id}>
            <p>
              <b>{one.title}</b> {t('deliveries.version', { number: one.number })}
            </p>
            <p className="soft">
              {t(`deliveries.states.${one.state}`)}
              {one.approvedBy && `, ${one.approvedBy}`} ·{' '}
              <Moment at={one.approvedAt ?? one.sentAt} />
            </p>
          </li>
        ))}
      </ul>
      {writes && (
        <details className="pj-more" open={typed['key'] !== undefined || undefined}>
          <summary className="b o s">{t('deliveries.send')}</summary>
          <ActForm act="version" submit={t('deliveries.submit')} files reply={reply}>
            <input type="hidden" name="key" value={id} />
            <Select
              id="pj-deliverable"
              name="deliverable"
              label={t('deliveries.which')}
              placeholder={t('deliveries.new')}
              defaultValue={typed['deliverable']}
              options={deliverables.map((one) => ({ value: one.id, label: one.title }))}
            />
            <Field
              id="pj-title"
              name="title"
              label={t('deliveries.title')}
              hint={t('deliveries.titleHint')}
              maxLength={120}
              defaultValue={typed['title']}
            />
            <StageSelect id="pj-version-stage" defaultValue={typed['position']} />
            <Field
              id="pj-file"
              name="file"
              type="file"
              accept={VERSION_FILES.types.join(',')}
              label={t('deliveries.file')}
              hint={t('deliveries.fileHint')}
              required
            />
            <Field
              id="pj-link"
              name="link"
              type="url"
              label={t('deliveries.link')}
              maxLength={500}
              defaultValue={typed['link']}
            />
            <Field
              id="pj-changes"
              name="changes"
              multiline
              rows={3}
              label={t('deliveries.changes')}
              maxLength={2000}
              defaultValue={typed['changes']}
            />
            <label className="chip">
              <input type="checkbox" name="holds" defaultChecked={typed['holds'] === 'on'} />
              {t('deliveries.holds')}
            </label>
          </ActForm>
        </details>
      )}
    </>
  );
}
