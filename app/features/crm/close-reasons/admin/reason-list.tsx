import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { adminPath } from '#app/paths.ts';
import { ActionNotice } from '#app/ui/admin/action-notice.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import type { ReasonReply } from '../commands/reason-actions.server.ts';
import {
  type ListedReason,
  LONGEST_REASON,
  REASON_KINDS,
  type ReasonKind,
  reasonName,
} from '../reasons.ts';

type Props = { reasons: readonly ListedReason[]; reply: ReasonReply | undefined };

/** The result of the last post, with its undo. */
function Notice({ reply }: { reply: ReasonReply | undefined }) {
  const { t } = useTranslation('close-reasons');
  if (!reply) return null;
  const text = reply.ok ? t(`done.${reply.intent}`) : t(`notDone.${reply.code}`);
  return <ActionNotice reply={reply} text={text} undo={t('undo')} />;
}

/** The buttons that move a reason among those that can be chosen. */
function Order({ name, at, count }: { name: string; at: number; count: number }) {
  const { t } = useTranslation('close-reasons');
  const pressed = useRef<HTMLButtonElement>(undefined);
  // Moved with its row, the button has lost the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each new place
  useEffect(() => {
    pressed.current?.focus();
    pressed.current = undefined;
  }, [at]);
  const ways = [
    { intent: 'up', label: t('up', { name }), Icon: ArrowUp, ends: at === 0 },
    { intent: 'down', label: t('down', { name }), Icon: ArrowDown, ends: at === count - 1 },
  ];
  return (
    <span className="reason-order">
      {ways.map(({ intent, label, Icon, ends }) => (
        <button
          key={intent}
          type="submit"
          className="button outlined compact"
          name="intent"
          value={intent}
          formNoValidate
          aria-label={label}
          // A disabled button would lose the focus.
          aria-disabled={ends || undefined}
          onClick={(event) => {
            if (ends) event.preventDefault();
            else pressed.current = event.currentTarget;
          }}
        >
          <Icon size={15} aria-hidden="true" />
        </button>
      ))}
    </span>
  );
}

type RowProps = { reason: ListedReason; at: number; count: number; mayEdit: boolean };

/** One reason: its name, whether it can be chosen, and its place. */
function Reason({ reason, at, count, mayEdit }: RowProps) {
  const { t } = useTranslation('close-reasons');
  const { id, kind, slug, revision, isActive } = reason;
  const name = reason.name ?? reasonName(t, kind, slug);
  const intent = isActive ? 'archive' : 'back';
  if (!mayEdit) return <li>{isActive ? name : t('archived', { name })}</li>;
  return (
    <li>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="revision" value={revision} />
        <Field
          // Another name is another field: what was typed before must not stay.
          key={`${name} ${revision}`}
          id={`reason-${id}`}
          name="name"
          label={isActive ? <span className="unseen">{t('name')}</span> : t('archivedName')}
          defaultValue={name}
          maxLength={LONGEST_REASON}
          autoComplete="off"
          required
        />
        <Button type="submit" variant="outline" small name="intent" value="rename">
          {t('rename')}
          <span className="unseen"> {name}</span>
        </Button>
        <Button type="submit" variant="outline" small name="intent" value={intent} formNoValidate>
          {t(intent)}
          <span className="unseen"> {name}</span>
        </Button>
        {isActive && <Order name={name} at={at} count={count} />}
      </Form>
    </li>
  );
}

function Kind({ kind, reasons, reply }: Props & { kind: ReasonKind }) {
  const { t } = useTranslation('close-reasons');
  const mayEdit = usePermissions().may('settings', 'manage');
  const refused = reply?.ok === false && reply.intent === 'add' ? reply : undefined;
  const mine = refused?.values['kind'] === kind ? refused : undefined;
  const mistake = mine?.fieldErrors['name'];
  const own = reasons.filter((one) => one.kind === kind);
  const count = own.filter(({ isActive }) => isActive).length;
  return (
    <section aria-labelledby={`reasons-${kind}`}>
      <h2 className="subtitle" id={`reasons-${kind}`}>
        {t(`kinds.${kind}`)}
      </h2>
      <ul className="reason-list">
        {own.map((reason, at) => (
          <Reason key={reason.id} {...{ reason, at, count, mayEdit }} />
        ))}
        {mayEdit && (
          <li>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="kind" value={kind} />
              <Field
                key={reasons.length}
                id={`new-${kind}`}
                name="name"
                label={t(`new.${kind}`)}
                defaultValue={mine?.values['name']}
                error={mistake ? t(`notDone.${mistake as 'same'}`) : undefined}
                maxLength={LONGEST_REASON}
                autoComplete="off"
                required
              />
              <Button type="submit" small name="intent" value="add">
                {t('add')}
              </Button>
            </Form>
          </li>
        )}
      </ul>
    </section>
  );
}

/** Why deals are won, and why deals and leads are lost. */
export function ReasonList({ reasons, reply }: Props) {
  const { t } = useTranslation('close-reasons');
  return (
    <>
      <header className="admin-head">
        <div>
          <h1 className="title">{t('title')}</h1>
          <p className="soft">{t('lead')}</p>
        </div>
        <Link className="link" to={adminPath('results')}>
          {t('results')}
        </Link>
      </header>
      <Notice reply={reply} />
      <div className="reasons">
        {REASON_KINDS.map((kind) => (
          <Kind key={kind} kind={kind} reasons={reasons} reply={reply} />
        ))}
      </div>
    </>
  );
}
