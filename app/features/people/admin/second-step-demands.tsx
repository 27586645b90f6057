import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { ROLES, type Role } from '#app/access/permissions.ts';
import { Button } from '#app/ui/button.tsx';

type Props = { demanding: readonly Role[]; mayEdit: boolean };

function Turn({ role, demanded }: { role: Role; demanded: boolean }) {
  const { t } = useTranslation('people');
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="second-step" />
      <input type="hidden" name="role" value={role} />
      <input type="hidden" name="demanded" value={String(!demanded)} />
      <Button type="submit" variant="outline" small>
        {t(demanded ? 'demands.stop' : 'demands.start', { role: t(`roles.${role}`) })}
      </Button>
    </Form>
  );
}

/** Roles without access until their users have set up two-step verification. */
export function SecondStepDemands({ demanding, mayEdit }: Props) {
  const { t } = useTranslation('people');
  return (
    <section className="people-part" aria-labelledby="demands">
      <h2 className="subtitle" id="demands">
        {t('demands.title')}
      </h2>
      <p className="soft">{t('demands.lead')}</p>
      <dl className="people-facts">
        {ROLES.map((role) => (
          <div key={role}>
            <dt>{t(`roles.${role}`)}</dt>
            <dd>{t(demanding.includes(role) ? 'demands.yes' : 'demands.no')}</dd>
          </div>
        ))}
      </dl>
      {mayEdit && (
        <div className="people-actions">
          {ROLES.map((role) => (
            <Turn key={role} role={role} demanded={demanding.includes(role)} />
          ))}
        </div>
      )}
    </section>
  );
}
