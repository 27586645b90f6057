import { useTranslation } from 'react-i18next';
import {
  type Action,
  type Permission,
  RESOURCES,
  type Resource,
  ROLES,
  type Role,
} from '#app/access/permissions.ts';
import { adminPath } from '#app/paths.ts';
import { useActionToast } from '#app/ui/admin/use-action-toast.ts';
import type { AccessReply } from '../commands/access-actions.server.ts';
import { ConfirmAgainForm } from './confirm-again-form.tsx';
import { ReplyNotice } from './reply-notice.tsx';

const ADDRESS = adminPath('roles');

/** Shared by every cell: the shown state, the handler, the limits. */
const SQUARES = ['read', 'create', 'update', 'delete', 'approve', 'manage'] as const;

type Grants = ReadonlySet<`${Role}:${Permission}`>;
type Change = { role: Role; resource: Resource; action: Action; allowed: boolean };
type SendChange = (change: Change) => void;

/** A pending change counts as done. */
const sentIn = (form: FormData | undefined, { role, resource, action }: Omit<Change, 'allowed'>) =>
  form?.get('role') === role && form.get('resource') === resource && form.get('action') === action
    ? form.get('allowed') === 'true'
    : undefined;

/** Toggles permissions without leaving the screen. */
function useChanges() {
  const { t } = useTranslation('people');
  const fetcher = useActionToast<AccessReply>(ADDRESS, {
    kind: 'matrix',
    undo: t('matrix.undo'),
    wordsOf: (reply) => {
      if (!reply.ok || reply.intent !== 'matrix') return null;
      const { role, resource, action, allowed } = reply.data;
      const names = {
        role: t(`roles.${role}`),
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
  const { allowed, implied, className } = useSquare(props);
  const { role, resource, action } = props;
  const names = {
    role: t(`roles.${role}`),
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

/** The 48 of every role on one screen: a row a resource, six squares a role. A superadmin's own are fixed. */
export function PermissionMatrix({ grants, mayEdit }: { grants: Grants; mayEdit: boolean }) {
  const { t } = useTranslation('people');
  const { fetcher, send, reply: notice } = useChanges();
  const sent = fetcher.formData;
  return (
    <section className="matrix" aria-label={t('matrix.caption')}>
      <ReplyNotice reply={notice} />
      <ConfirmAgainForm reply={notice} as={fetcher.Form} action={ADDRESS} />
      <table>
        <caption className="unseen">{t('matrix.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('matrix.resource')}</th>
            {ROLES.map((role) => (
              <th key={role} scope="col">
                {t(`roles.${role}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {RESOURCES.map((resource) => (
            <tr key={resource}>
              <th scope="row">{t(`resources.${resource}`)}</th>
              {ROLES.map((role) => (
                <td key={role} data-label={t(`roles.${role}`)}>
                  <div className="matrix-cell">
                    {SQUARES.map((action) => {
                      const square = { grants, sent, role, resource, action };
                      return mayEdit && role !== 'superadmin' ? (
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
      <p className="matrix-legend">
        {SQUARES.map((action) => (
          <span key={action}>
            <b>{t(`matrix.letters.${action}`)}</b> {t(`actions.${action}`)}
          </span>
        ))}
      </p>
    </section>
  );
}
