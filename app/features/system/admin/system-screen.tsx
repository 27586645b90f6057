import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useProgress } from '#app/ui/admin/use-progress.ts';
import type { SystemLine, SystemPart } from '../system-lines.server.ts';
import { BackupActs, type BackupOrders } from './backup-acts.tsx';
import type { BackupReply } from './commands/order-backup.server.ts';

function Line({ line: { key, text, values, todo, to, sets } }: { line: SystemLine }) {
  const { t } = useTranslation('system');
  return (
    <div className="system-line" data-bad={todo !== null || undefined}>
      <dt>{t(`lines.${key}.name`)}</dt>
      <dd>
        {todo && <strong className="system-look">{t('look')}</strong>}
        {t(`lines.${text}`, values)}
        {todo && <p className="soft">{t(`lines.${todo}`, values)}</p>}
        {to && (
          <>
            {' '}
            <Link className="link" to={to}>
              {t(sets ? 'configure' : 'open')}
            </Link>
          </>
        )}
      </dd>
    </div>
  );
}

type Props = {
  parts: readonly SystemPart[];
  orders: BackupOrders;
  reply: BackupReply | undefined;
};

/** Version, database, disk, queues, back-ups, mail and domain, with what to do where one of them needs it. */
export function SystemScreen({ parts, orders, reply }: Props) {
  const { t } = useTranslation('system');
  useProgress(parts.some(({ lines }) => lines.some(({ key }) => key === 'backupRunning')));
  const count = parts.flatMap(({ lines }) => lines).filter(({ todo }) => todo).length;
  return (
    <>
      <header className="admin-head">
        <h1 className="title">{t('title')}</h1>
      </header>
      <p className="soft">{t('lead')}</p>
      <p className={count > 0 ? 'admin-notice bad' : 'admin-notice'}>{t('attention', { count })}</p>
      <div className="system">
        {parts.map(({ key, lines }) => (
          <section key={key} aria-labelledby={`system-${key}`}>
            <h2 id={`system-${key}`} className="subtitle">
              {t(`parts.${key}`)}
            </h2>
            <dl>
              {lines.map((line) => (
                <Line key={line.key} line={line} />
              ))}
            </dl>
            {key === 'backups' && <BackupActs orders={orders} reply={reply} />}
          </section>
        ))}
      </div>
    </>
  );
}
