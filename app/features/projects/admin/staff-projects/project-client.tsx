import { useTranslation } from 'react-i18next';
import { SeekLink } from '#app/features/crm/companies/admin/seek-link.tsx';
import { type CompanyRow, choiceOfCompany } from '#app/features/crm/companies/companies.ts';
import { adminPaths } from '#app/paths.ts';
import type { ProjectReply } from './project-actions.server.ts';
import { ActForm } from './project-forms.tsx';

type Props = {
  /** An invoice was issued: the client stays. */
  invoiced: boolean;
  sought: string;
  companies: readonly CompanyRow[];
  reply: ProjectReply | undefined;
};

/** Makes a company of the client that is a person, for users who read companies. */
export function ProjectClient({ invoiced, sought, companies, reply }: Props) {
  const { t } = useTranslation('staff-projects');
  if (invoiced) return <p className="soft">{t('client.invoiced')}</p>;
  return (
    <>
      <p className="soft">{t('client.text')}</p>
      <SeekLink<CompanyRow>
        label={t('client.seek')}
        list={adminPaths.companies}
        read={choiceOfCompany}
        sought={sought}
        found={companies.map(choiceOfCompany)}
        choose={({ id, name }) => (
          <ActForm act="client" submit={t('client.submit', { name })} reply={reply}>
            <input type="hidden" name="company" value={id} />
          </ActForm>
        )}
      />
    </>
  );
}
