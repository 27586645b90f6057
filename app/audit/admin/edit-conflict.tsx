import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Conflict, Deletion } from '#app/audit/setting-changes.ts';
import { formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { PlaceOf, Side } from './conflict-place.ts';
import { SettingDifferences } from './setting-differences.tsx';
import { useChoices } from './use-choices.ts';

type Props = {
  conflict: Conflict;
  /** Where the fields are, so that the value of the colleague can be accepted or the own one kept. */
  placeOf?: PlaceOf;
  /** The screen with the saved values; the typed ones are discarded. */
  reloadTo: string;
};

function useWho() {
  const { t } = useTranslation('audit');
  const locale = useLocale();
  return ({ by, at }: Deletion) => ({
    who: by ?? t('somebody'),
    when: at ? formatDateTime(new Date(at), locale) : '',
  });
}

type DeletedProps = {
  deleted: Deletion;
  /** The next page, when saving again cannot restore it. */
  instead?: { text: string; label: string; to: string } | undefined;
};

/**
 * Reports that a colleague has deleted the edited row; everything typed is still in the form. Rendered inside
 * of it, after its ReadRevision: a save on revision 0 restores the row, knowingly.
 */
export function DeletedNotice({ deleted, instead }: DeletedProps) {
  const { t } = useTranslation('audit');
  const who = useWho();
  return (
    <section className="admin-notice bad tall" role="alert" aria-label={t('deleted.title')}>
      <p>
        <b>{t('deleted.title')}</b> {t('deleted.text', who(deleted))}
      </p>
      {instead ? (
        <p>
          {instead.text}{' '}
          <Link className="link" to={instead.to}>
            {instead.label}
          </Link>
        </p>
      ) : (
        <>
          <p>{t('deleted.ways')}</p>
          <input type="hidden" name="revision" value={0} />
        </>
      )}
    </section>
  );
}

const SIDES = ['theirs', 'mine'] as const satisfies readonly Side[];

type ChoiceProps = { chosen: Side | undefined; onChoose: (side: Side) => void };

/** The version that the field shows, and that will be saved. */
function Choice({ chosen, onChoose }: ChoiceProps) {
  const { t } = useTranslation('audit');
  if (!chosen) return t('conflict.whole');
  return (
    <span className="form-page-sides">
      {SIDES.map((side) => (
        <button
          key={side}
          type="button"
          className="form-page-side"
          aria-pressed={side === chosen}
          onClick={() => onChoose(side)}
        >
          {t(`conflict.${side === 'theirs' ? 'take' : 'keep'}`)}
        </button>
      ))}
    </span>
  );
}

/**
 * Reports that a colleague saved first, what would be lost, and which version each field keeps. Rendered at
 * the foot of the form, after its ReadRevision: it adds the newer one, so that a second save overwrites
 * knowingly.
 */
export function EditConflict({ conflict, reloadTo, placeOf }: Props) {
  const { t } = useTranslation('audit');
  const who = useWho();
  const { sideOf, choose } = useChoices(conflict, placeOf);
  const { revision, differences, deleted } = conflict;
  if (deleted) return <DeletedNotice deleted={conflict} />;
  return (
    <section className="admin-notice bad tall" role="alert" aria-label={t('conflict.title')}>
      <p>
        <b>{t('conflict.title')}</b> {t('conflict.text', who(conflict))}
      </p>
      <SettingDifferences
        caption={t('conflict.caption')}
        differences={differences}
        before={t('conflict.theirs')}
        after={t('conflict.yours')}
        last={
          placeOf && {
            label: t('conflict.stays'),
            of: (difference) => (
              <Choice chosen={sideOf(difference)} onChoose={(side) => choose(difference, side)} />
            ),
          }
        }
      />
      <p>
        {t(placeOf ? 'conflict.chosen' : 'conflict.ways')}{' '}
        <Link className="link" to={reloadTo} reloadDocument>
          {t('conflict.reload')}
        </Link>
      </p>
      <input type="hidden" name="revision" value={revision} />
    </section>
  );
}
