import { useTranslation } from 'react-i18next';
import { formatShortDay } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { STAGES } from '../../bar/bar.ts';
import { type Project, WHOSE } from '../../projects.ts';
import type { ProjectReply } from './project-actions.server.ts';
import { ActForm, typedIn } from './project-forms.tsx';

type Props = { project: Project; reply: ProjectReply | undefined };

/** As long as nobody of the client sees it: name, first day, promises and what is done in each stage. */
export function DraftForm({ project, reply }: Props) {
  const { t } = useTranslation(['staff-projects', 'projects']);
  const typed = typedIn(reply, 'save');
  const { days, glosses } = project;
  const isDraft = project.shownAt === null;
  return (
    <ActForm act="save" submit={t('staff-projects:save')} reply={reply}>
      <input type="hidden" name="revision" value={project.revision} />
      <Field
        id="pj-name"
        name="name"
        label={t('staff-projects:fields.name')}
        maxLength={120}
        defaultValue={typed['name'] ?? project.name}
        required
      />
      <Field
        id="pj-start"
        name="startsOn"
        type="date"
        label={t('staff-projects:fields.start')}
        defaultValue={typed['startsOn'] ?? days.startsOn}
        readOnly={!isDraft}
        required
      />
      {STAGES.map((place) => (
        <fieldset key={place} className="project-stage">
          <legend>{t(`projects:stages.${place}`)}</legend>
          {isDraft && (
            <Field
              id={`pj-p${place}`}
              name={`promised-${place}`}
              type="date"
              label={t('staff-projects:fields.promised')}
              defaultValue={typed[`promised-${place}`] ?? days.stages[place - 1]?.promised ?? ''}
            />
          )}
          <Field
            id={`pj-g${place}`}
            name={`gloss-${place}`}
            label={t('staff-projects:fields.gloss')}
            maxLength={300}
            defaultValue={typed[`gloss-${place}`] ?? glosses[place - 1] ?? ''}
          />
        </fieldset>
      ))}
    </ActForm>
  );
}

/** What is fixed, beside what may be moved. */
function PromisedOn({ day }: { day: string | null }) {
  const { t } = useTranslation('staff-projects');
  const locale = useLocale();
  if (!day) return null;
  return <span className="soft"> {t('dates.promised', { day: formatShortDay(day, locale) })}</span>;
}

/** Once it was shown: days move together, with one cause and whose it was. */
export function DatesForm({ project, reply }: Props) {
  const { t } = useTranslation(['staff-projects', 'projects']);
  const typed = typedIn(reply, 'dates');
  const { days, openedAt } = project;
  const kinds = openedAt
    ? (['planned', 'actual'] as const)
    : (['promised', 'planned', 'actual'] as const);
  return (
    <ActForm act="dates" submit={t('staff-projects:dates.submit')} reply={reply}>
      <p className="soft">
        {t(openedAt ? 'staff-projects:dates.stands' : 'staff-projects:dates.open')}
      </p>
      {STAGES.map((place) => (
        <fieldset key={place} className="project-stage">
          <legend>
            {t(`projects:stages.${place}`)}
            {openedAt && <PromisedOn day={days.stages[place - 1]?.promised ?? null} />}
          </legend>
          {kinds.map((kind) => (
            <Field
              key={kind}
              id={`pj-${kind}${place}`}
              name={`${kind}-${place}`}
              type="date"
              label={t(`staff-projects:fields.${kind}`)}
              max={kind === 'actual' ? days.today : undefined}
              defaultValue={typed[`${kind}-${place}`] ?? days.stages[place - 1]?.[kind] ?? ''}
            />
          ))}
        </fieldset>
      ))}
      <Field
        id="pj-cause"
        name="cause"
        multiline
        rows={2}
        label={t('staff-projects:dates.cause')}
        hint={t('staff-projects:dates.causeHint')}
        maxLength={500}
        defaultValue={typed['cause']}
      />
      <Select
        id="pj-whose"
        name="whose"
        label={t('staff-projects:dates.whose')}
        defaultValue={typed['whose'] ?? 'ours'}
        options={WHOSE.map((value) => ({ value, label: t(`staff-projects:whose.${value}`) }))}
      />
    </ActForm>
  );
}

/** What a stage waits for, and since when. */
export function WaitForms({ project, reply }: Props) {
  const { t } = useTranslation(['staff-projects', 'projects']);
  const locale = useLocale();
  const typed = typedIn(reply, 'wait');
  const open = project.waits.filter(({ until }) => until === null);
  return (
    <>
      {open.length > 0 && (
        <ul className="project-rows">
          {open.map((wait) => (
            <li key={wait.id}>
              <p>
                <b>{wait.what}</b>{' '}
                <span className="soft">
                  {t('staff-projects:waits.since', {
                    stage: t(`projects:stages.${wait.position}`),
                    day: formatShortDay(wait.since, locale),
                  })}
                </span>
              </p>
              <ActForm act="end-wait" submit={t('staff-projects:waits.end')} reply={reply}>
                <input type="hidden" name="wait" value={wait.id} />
              </ActForm>
            </li>
          ))}
        </ul>
      )}
      <details className="project-more" open={typed['what'] !== undefined || undefined}>
        <summary className="button outlined compact">{t('staff-projects:waits.begin')}</summary>
        <ActForm act="wait" submit={t('staff-projects:waits.submit')} reply={reply}>
          <Field
            id="pj-what"
            name="what"
            label={t('staff-projects:waits.what')}
            maxLength={200}
            defaultValue={typed['what']}
            required
          />
          <StageSelect id="pj-wait-stage" defaultValue={typed['position']} />
          <Field
            id="pj-since"
            name="since"
            type="date"
            label={t('staff-projects:waits.day')}
            max={project.days.today}
            defaultValue={typed['since'] ?? project.days.today}
            required
          />
        </ActForm>
      </details>
    </>
  );
}

export function StageSelect({
  id,
  defaultValue,
}: {
  id: string;
  defaultValue: string | undefined;
}) {
  const { t } = useTranslation(['staff-projects', 'projects']);
  return (
    <Select
      id={id}
      name="position"
      label={t('staff-projects:fields.stage')}
      defaultValue={defaultValue ?? '1'}
      options={STAGES.map((place) => ({
        value: String(place),
        label: t(`projects:stages.${place}`),
      }))}
    />
  );
}
