import { useTranslation } from 'react-i18next';
import type { FetcherWithComponents } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import type { CompanyReply } from '../commands/company-actions.server.ts';
import { type BringQuestion as Question, questionIn } from '../companies.ts';

type Props = {
  question: Question;
  Form: FetcherWithComponents<CompanyReply>['Form'];
  busy: boolean;
};

/** Whether deals, projects and tickets of a contact are moved to its company, too; asked once. */
export function BringQuestion({ question, Form, busy }: Props) {
  const { t } = useTranslation('companies');
  const { company, contact, seen, deals, projects, tickets } = question;
  const what = [
    deals > 0 && t('bring.deals', { count: deals }),
    projects > 0 && t('bring.projects', { count: projects }),
    tickets > 0 && t('bring.tickets', { count: tickets }),
  ].filter(Boolean);
  return (
    <Form
      method="post"
      action={adminPath('crmCompany', { id: company })}
      className="admin-notice"
      aria-label={t('bring.title')}
    >
      <input type="hidden" name="intent" value="link" />
      <input type="hidden" name="contact" value={contact} />
      <input type="hidden" name="seen" value={seen} />
      <p role="status">
        <b>{t('bring.title')}</b> {t('bring.text', { what: what.join(', ') })}
        {projects > 0 && ` ${t('bring.sight')}`}
      </p>
      <div className="acts">
        <Button type="submit" name="bring" value="yes" small busy={busy}>
          {t('bring.yes')}
        </Button>
        <Button type="submit" name="bring" value="no" variant="outline" small busy={busy}>
          {t('bring.no')}
        </Button>
      </div>
    </Form>
  );
}

/** The question of a reply, if it is one. */
export const bringQuestionIn = (reply: CompanyReply | undefined): Question | undefined =>
  reply && !reply.ok && reply.code === 'bring' ? questionIn(reply.details) : undefined;
