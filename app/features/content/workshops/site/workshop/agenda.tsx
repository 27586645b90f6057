import { useTranslation } from 'react-i18next';
import { clock, startOf } from '#app/features/content/workshops/agenda.ts';
import type { Session, Workshop } from '#app/features/content/workshops/workshop.ts';
import { useLocale } from '#app/i18n/use-locale.ts';

function SessionRows({ session }: { session: Session }) {
  const { t } = useTranslation('workshop');
  const locale = useLocale();
  let at = startOf(session);
  return (
    <ol className="agenda">
      {session.blocks.map(({ kind, minutes, text }) => {
        const starts = at;
        at += minutes;
        return (
          <li key={starts} className={kind}>
            <span className="note">{clock(starts, locale)}</span>
            <span className="what">{text[locale]}</span>
            <span className="note">
              {t(`kinds.${kind}`)}, {minutes} min
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** The same agenda in words, meeting by meeting. */
export function Agenda({ workshop }: { workshop: Workshop }) {
  const { t } = useTranslation('workshop');
  const { sessions } = workshop;
  return (
    <div className="meetings">
      {sessions.map((session, i) => (
        <div key={session.blocks[0]?.text.en}>
          {sessions.length > 1 && <h3 className="subtitle">{t('session', { n: i + 1 })}</h3>}
          <SessionRows session={session} />
        </div>
      ))}
    </div>
  );
}
