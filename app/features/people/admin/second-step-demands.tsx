import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import type { RoleKey } from '#app/access/permissions.ts';
import { Button } from '#app/ui/button.tsx';
import { useRoleName } from './use-role-name.ts';

type Props = { roles: readonly RoleKey[]; demanding: readonly RoleKey[]; mayEdit: boolean };

function Turn({ role, demanded }: { role: RoleKey; demanded: boolean }) {
  const { t } = useTranslation('people');
  const { roleName } = useRoleName();
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="second-step" />
      <input type="hidden" name="role" value={role} />
      <input type="hidden" name="demanded" value={String(!demanded)} />
      <Button type="submit" variant="outline" small>
        {t(demanded ? 'demands.stop' : 'demands.start', { role: roleName(role) })}
      </Button>
    </Form>
  );
}

/** Roles without access until their users have set up two-step verification. */
export function SecondStepDemands({ roles, demanding, mayEdit }: Props) {
  const { t } = useTranslation('people');
  const { roleName } = useRoleName();
  return (
    <section className="people-part" aria-labelledby="demands">
      <h2 className="subtitle" id="demands">
        {t('demands.title')}
      </h2>
      <p className="soft">{t('demands.lead')}</p>
      <dl className="people-facts">
        {roles.map((role) => (
          <div key={role}>
            <dt>{roleName(role)}</dt>
            <dd>{t(demanding.includes(role) ? 'demands.yes' : 'demands.no')}</dd>
          </div>
        ))}
      </dl>
      {mayEdit && (
        <div className="people-actions">
          {roles.map((role) => (
            <Turn key={role} role={role} demanded={demanding.includes(role)} />
          ))}
        </div>
      )}
    </section>
  );
}
