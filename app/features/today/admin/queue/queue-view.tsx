import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { formatBrl } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { COUNTED, type Queue, type QueueKey, type QueueRows } from './queue.ts';
import { ROWS } from './queue-columns.tsx';
import type { RowProps } from './row-props.ts';
import { useQueueKeys } from './use-queue-keys.ts';
import { type QueuePosts, useQueuePosts } from './use-queue-posts.ts';

type Shared = { me: string; now: string };

function Heading({ part }: { part: Queue[number] }) {
  const { t } = useTranslation('today', { keyPrefix: 'queue' });
  const locale = useLocale();
  const { key, count, late, lateTo, value, to } = part;
  const title = (
    <>
      <b>{count >= COUNTED ? `${COUNTED - 1}+` : count}</b> {t(`${key}.title`, { count })}
    </>
  );
  const lateText = t(`late.${key === 'leads' ? 'leads' : 'others'}`, { count: late ?? 0 });
  return (
    <h2>
      {to ? <Link to={to}>{title}</Link> : title}
      {late !== undefined && late > 0 && (
        <span className="bad">{lateTo ? <Link to={lateTo}>{lateText}</Link> : lateText}</span>
      )}
      {value !== undefined && value > 0 && <span className="soft">{formatBrl(value, locale)}</span>}
    </h2>
  );
}

function Column({ part, ...shared }: { part: Queue[number]; acts: QueuePosts } & Shared) {
  const { t } = useTranslation('today', { keyPrefix: 'queue' });
  const { may } = usePermissions();
  // Of one key: the rows are those of its component.
  const Row = ROWS[part.key] as ComponentType<RowProps<QueueKey>>;
  const rows: readonly QueueRows[QueueKey][] = part.rows;
  return (
    <div data-column className="overview-column">
      <Heading part={part} />
      <ul>
        {rows.map((row) => (
          <Row key={row.id} row={row} {...shared} />
        ))}
      </ul>
      {part.key === 'deals' && (
        <p className="overview-rule">
          {t('deals.rule')}{' '}
          {may('settings', 'update') && (
            <Link className="link" to={adminPath('products')}>
              {t('deals.ruleWay')}
            </Link>
          )}
        </p>
      )}
      {part.to && part.count > rows.length && (
        <p className="overview-rule">
          <Link className="link" to={part.to}>
            {t('rest')}
          </Link>
        </p>
      )}
    </div>
  );
}

/** The rows that wait for the user, each with its actions. */
export function QueueView({ queue, me, now }: { queue: Queue } & Shared) {
  const { t } = useTranslation('today', { keyPrefix: 'queue' });
  const section = useQueueKeys(queue.length);
  const acts = useQueuePosts();
  if (queue.length === 0) return <p className="overview-nothing">{t('nothing')}</p>;
  return (
    <section ref={section} className="overview-queue" aria-label={t('label')}>
      {queue.map((part) => (
        <Column key={part.key} part={part} acts={acts} me={me} now={now} />
      ))}
    </section>
  );
}
