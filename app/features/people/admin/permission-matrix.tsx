import { useTranslation } from 'react-i18next';
import {
  type Action,
  type Grant,
  isRole,
  RESOURCES,
  type Resource,
  type RoleKey,
} from '#app/access/permissions.ts';
import { adminPath } from '#app/paths.ts';
import { useActionToast } from '#app/ui/admin/use-action-toast.ts';
import type { AccessReply } from '../commands/access-actions.server.ts';
import { ConfirmAgainForm } from './confirm-again-form.tsx';
import { ReplyNotice } from './reply-notice.tsx';
import { SHOWN_ACTIONS } from './shown-actions.ts';
import { useRoleName } from './use-role-name.ts';

const ADDRESS = adminPath('roles');

type Grants = ReadonlySet<Grant>;
type Change = { role: RoleKey; resource: Resource; action: Action; allowed: boolean };
type SendChange = (change: Change) => void;

/** A pending change counts as done. */
const sentIn = (form: FormData | undefined, { role, resource, action }: Omit<Change, 'allowed'>) =>
  form?.get('role') === role && form.get('resource') === resource && form.get('action') === action
    ? form.get('allowed') === 'true'
    : undefined;

/** Toggles permissions without leaving the screen. */
function useChanges() {
  const { t } = useTranslation('people');
  const { roleName } = useRoleName();
  const fetcher = useActionToast<AccessReply>(ADDRESS, {
    kind: 'matrix',
    undo: t('matrix.undo'),
    wordsOf: (reply) => {
      if (!reply.ok || reply.intent !== 'matrix') return null;
      const { role, resource, action, allowed } = reply.data;
      const names = {
        role: roleName(role),
        resource: t(`resources.${resource}`),
        action: t(`actions.${action}`),
      };
      return { title: t(allowed ? 'matrix.given' : 'matrix.taken', names) };
    },
  });
  const { data, submit } = fetcher;
  const send: SendChange = ({ allowed, ...cell }) =>
    void submit({ ...cell, allowed: String(allowed) }, { method: 'post', action: ADDRESS });
  return { fetcher, send, reply: data?.ok ? undefined : data };
}

type SquareProps = Omit<Change, 'allowed'> & { grants: Grants; sent: FormData | undefined };

function useSquare({ grants, sent, ...of }: SquareProps) {
  const { role, resource, action } = of;
  const allowed = sentIn(sent, of) ?? grants.has(`${role}:${resource}:${action}`);
  const implied = !allowed && grants.has(`${role}:${resource}:manage`);
  return { allowed, implied, className: 'matrix-square' };
}

/** A cell that a superadmin toggles with one press. */
function Turn({ send, ...props }: SquareProps & { send: SendChange }) {
  const { t } = useTranslation('people');
  const { roleName } = useRoleName();
  const { allowed, implied, className } = useSquare(props);
  const { role, resource, action } = props;
  const names = {
    role: roleName(role),
    resource: t(`resources.${resource}`),
    action: t(`actions.${action}`),
  };
  const label = t(allowed ? 'matrix.forbid' : 'matrix.allow', names);
  return (
    <button
      type="button"
      className={className}
      data-on={allowed || undefined}
      data-implied={implied || undefined}
      aria-label={implied ? `${label} (${t('matrix.implied')})` : label}
      title={label}
      onClick={() => send({ role, resource, action, allowed: !allowed })}
    >
      {t(`matrix.letters.${action}`)}
    </button>
  );
}

/** A read-only cell. */
function Fact(props: SquareProps) {
  const { t } = useTranslation('people');
  const { allowed, implied, className } = useSquare(props);
  const answer = allowed ? 'allowed' : implied ? 'implied' : 'forbidden';
  return (
    <span className={className} data-on={allowed || undefined} data-implied={implied || undefined}>
      <span aria-hidden="true">{t(`matrix.letters.${props.action}`)}</span>
      <span className="unseen">{`${t(`actions.${props.action}`)}: ${t(`matrix.${answer}`)}`}</span>
    </span>
  );
}

type Props = { roles: readonly RoleKey[]; grants: Grants; mayEdit: boolean };

/** Whether a square never changes: those of superadmins, and that a role of the company's own manages users. */
const isFixed = ({ role, resource, action }: Omit<Change, 'allowed'>) =>
  role === 'superadmin' || (!isRole(role) && resource === 'users' && action === 'manage');

/** The permissions of every role on one screen: a row a resource, six squares a role. */
export function PermissionMatrix({ roles, grants, mayEdit }: Props) {
  const { t } = useTranslation('people');
  const { roleName } = useRoleName();
  const { fetcher, send, reply: notice } = useChanges();
  const sent = fetcher.formData;
  return (
    <div className="matrix">
      <ReplyNotice reply={notice} />
      <ConfirmAgainForm reply={notice} as={fetcher.Form} action={ADDRESS} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="matrix-box" aria-label={t('matrix.caption')} tabIndex={0}>
        <table>
          <caption className="unseen">{t('matrix.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('matrix.resource')}</th>
              {roles.map((role) => (
                <th key={role} scope="col">
                  {roleName(role)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {RESOURCES.map((resource) => (
              <tr key={resource}>
                <th scope="row">{t(`resources.${resource}`)}</th>
                {roles.map((role) => (
                  <td key={role} data-label={roleName(role)}>
                    <div className="matrix-cell">
                      {SHOWN_ACTIONS.map((action) => {
                        const square = { grants, sent, role, resource, action };
                        return mayEdit && !isFixed(square) ? (
                          <Turn key={action} {...square} send={send} />
                        ) : (
                          <Fact key={action} {...square} />
                        );
                      })}
                    </div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="matrix-legend">
        {SHOWN_ACTIONS.map((action) => (
          <span key={action}>
            <b>{t(`matrix.letters.${action}`)}</b> {t(`actions.${action}`)}
          </span>
        ))}
      </p>
    </div>
  );
}
