import { PenLine } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Ticket } from '../queries/ticket.store.server.ts';

/** Other users who are writing a reply at this moment; removed after a while without news. */
export function TicketWriting({ writing }: Pick<Ticket, 'writing'>) {
  const { t } = useTranslation('tickets', { keyPrefix: 'write' });
  const [now, setNow] = useState(0);
  const next = Math.min(...writing.map(({ until }) => Date.parse(until)));
  useEffect(() => {
    setNow(Date.now());
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, next - Date.now()) + 100);
    return () => clearTimeout(timer);
  }, [next]);
  const names = writing.filter(({ until }) => Date.parse(until) > now).map(({ name }) => name);
  return (
    <p className="ticket-writing" role="status">
      {names.length > 0 && (
        <>
          <PenLine aria-hidden="true" />{' '}
          {t('writing', { count: names.length, names: names.join(', ') })}
        </>
      )}
    </p>
  );
}
