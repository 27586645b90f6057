import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { FirstWords } from '#app/ui/admin/record/first-words.tsx';
import type { FirstLead as Lead } from '../intake/first-lead.store.server.ts';

/** The message of the first lead of a person, on the record of the contact or deal. */
export function FirstLead({ lead }: { lead: Lead }) {
  const { t } = useTranslation('leads');
  return (
    <FirstWords part="h2" at={lead.at} text={lead.text || t('noWords')}>
      <dl className="admin-facts">
        {lead.answers.map(({ name, label, value }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link className="link" to={adminPath('lead', { id: lead.id })}>
          {t('ofProtocol', { protocol: lead.protocol })}
        </Link>
      </p>
    </FirstWords>
  );
}
