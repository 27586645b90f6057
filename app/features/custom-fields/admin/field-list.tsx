import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { ActionNotice } from '#app/ui/admin/action-notice.tsx';
import { ConfirmSubmit } from '#app/ui/admin/confirm-submit.tsx';
import { Button } from '#app/ui/button.tsx';
import type { FieldListReply } from '../commands/field-actions.server.ts';
import {
  type CustomField,
  FIELD_SUBJECTS,
  type FieldSubject,
  fieldLabel,
} from '../custom-field.ts';
import type { ProductName } from '../custom-fields.store.server.ts';

type Props = {
  fields: readonly CustomField[];
  products: readonly ProductName[];
  /** How many values go with each archived field. */
  values: Readonly<Record<string, number>>;
  reply: FieldListReply | undefined;
};

/** The buttons that move a field among those of its kind of record. */
function Order({ name, at, count }: { name: string; at: number; count: number }) {
  const { t } = useTranslation('custom-fields');
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
  return ways.map(({ intent, label, Icon, ends }) => (
    <button
      key={intent}
      type="submit"
      className="button outlined compact"
      name="intent"
      value={intent}
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
  ));
}

function Marks({ field, products }: { field: CustomField; products: Props['products'] }) {
  const { t } = useTranslation('custom-fields');
  const product = products.find(({ slug }) => slug === field.product)?.name;
  const marks = [
    t(`types.${field.type}`),
    field.unit,
    field.isRequired && t('marks.required'),
    field.inList && t('marks.inList'),
    product,
    !field.isActive && t('marks.archived'),
  ];
  return <span className="soft">{marks.filter(Boolean).join(' · ')}</span>;
}

type RowProps = Omit<Props, 'fields' | 'reply'> & { field: CustomField; at: number; count: number };

function Row({ field, products, values, at, count }: RowProps) {
  const { t } = useTranslation('custom-fields');
  const locale = useLocale();
  const mayEdit = usePermissions().may('settings', 'manage');
  const name = fieldLabel(field, locale);
  const { id, isActive, revision } = field;
  const intent = isActive ? 'archive' : 'back';
  const keys = (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="revision" value={revision} />
    </>
  );
  return (
    <li data-away={!isActive || undefined}>
      <p>
        <Link className="link" to={adminPath('customField', { id })}>
          {name}
        </Link>{' '}
        <code className="soft small">{field.key}</code>
        <br />
        <Marks field={field} products={products} />
      </p>
      {mayEdit && (
        <div className="acts">
          <Form method="post" preventScrollReset className="acts">
            {keys}
            {isActive && count > 1 && <Order name={name} at={at} count={count} />}
            <Button type="submit" variant="outline" small name="intent" value={intent}>
              {t(isActive ? 'archive' : 'backAct')}
              <span className="unseen"> {name}</span>
            </Button>
          </Form>
          {!isActive && (
            <Form method="post" preventScrollReset>
              {keys}
              <input type="hidden" name="intent" value="delete" />
              <ConfirmSubmit
                label={t('delete.label')}
                item={name}
                question={t('delete.question', { name })}
                text={t('delete.text', { count: values[id] ?? 0 })}
                confirm={t('delete.confirm')}
                cancel={t('delete.cancel')}
              />
            </Form>
          )}
        </div>
      )}
    </li>
  );
}

type KindProps = Omit<Props, 'reply'> & { subject: FieldSubject };

function Kind({ subject, fields, products, values }: KindProps) {
  const { t } = useTranslation('custom-fields');
  const mayEdit = usePermissions().may('settings', 'manage');
  const own = fields.filter((field) => field.subject === subject);
  const count = own.filter(({ isActive }) => isActive).length;
  return (
    <section aria-labelledby={`fields-${subject}`}>
      <h2 className="subtitle" id={`fields-${subject}`}>
        {t(`subjects.${subject}`)}
      </h2>
      {own.length === 0 && <p className="soft">{t(`noneOf.${subject}`)}</p>}
      <ul className="custom-field-list">
        {own.map((field, at) => (
          <Row key={field.id} {...{ field, products, values, at, count }} />
        ))}
      </ul>
      {mayEdit && (
        <Link
          className="button compact outlined"
          to={`${adminPath('customField', { id: 'new' })}?subject=${subject}`}
        >
          {t(`new.${subject}`)}
        </Link>
      )}
    </section>
  );
}

/** The fields that staff defined, by the kind of record that has them. */
export function FieldList({ fields, products, values, reply }: Props) {
  const { t } = useTranslation('custom-fields');
  return (
    <>
      <header className="admin-head">
        <div>
          <h1 className="title">{t('title')}</h1>
          <p className="soft">{t('lead')}</p>
        </div>
      </header>
      {reply && (
        <ActionNotice
          reply={reply}
          text={reply.ok ? t(`done.${reply.intent}`) : t(`notDone.${reply.code}`)}
          undo={t('undo')}
        />
      )}
      <div className="custom-fields">
        {FIELD_SUBJECTS.map((subject) => (
          <Kind key={subject} {...{ subject, fields, products, values }} />
        ))}
      </div>
    </>
  );
}
