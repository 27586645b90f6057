import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { Needs } from '#app/access/rights/needs.tsx';
import { formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { ConfirmSubmit } from '#app/ui/admin/confirm-submit.tsx';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Field } from '#app/ui/field.tsx';
import type { SchemeListReply } from './commands/scheme-actions.server.ts';
import { SchemeNotice } from './scheme-notice.tsx';
import type { StaffScheme } from './staff-scheme.ts';
import { Swatches } from './swatches.tsx';

type Props = { schemes: readonly StaffScheme[]; reply: SchemeListReply | undefined };

/** Commands of one scheme: activate, copy, delete. */
function SchemeActions({ scheme: { id, name, active, revision } }: { scheme: StaffScheme }) {
  const { t } = useTranslation('brand');
  return (
    <div className="brand-acts">
      {!active && (
        <Needs resource="site" action="update" label={t('list.activate')} item={name}>
          <Form method="post">
            <input type="hidden" name="id" value={id} />
            <Button
              type="submit"
              small
              name="intent"
              value="activate"
              aria-label={t('list.activateOne', { name })}
            >
              {t('list.activate')}
            </Button>
          </Form>
        </Needs>
      )}
      <Link
        className="button outlined compact"
        to={adminPath('scheme', { id })}
        aria-label={t('list.editOne', { name })}
      >
        {t('list.edit')}
      </Link>
      <Needs resource="site" action="create" label={t('list.copy')} item={name}>
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="name" value={t('list.copyName', { name })} />
          <Button
            type="submit"
            variant="outline"
            small
            name="intent"
            value="copy"
            aria-label={t('list.copyOne', { name })}
          >
            {t('list.copy')}
          </Button>
        </Form>
      </Needs>
      {!active && (
        <Needs resource="site" action="delete" label={t('delete.label')} item={name}>
          <Form method="post">
            <input type="hidden" name="intent" value="delete" />
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="revision" value={revision} />
            <ConfirmSubmit
              label={t('delete.label')}
              item={name}
              question={t('delete.question', { name })}
              text={t('delete.text')}
              confirm={t('delete.confirm')}
              cancel={t('delete.cancel')}
            />
          </Form>
        </Needs>
      )}
      <Link
        className="link"
        to={`${adminPath('changes')}?row=${id}`}
        aria-label={t('list.historyOne', { name })}
      >
        {t('list.history')}
      </Link>
    </div>
  );
}

/** Every scheme, the one in force first, each a press away from being in force. */
export function SchemeList({ schemes, reply }: Props) {
  const { t } = useTranslation('brand');
  const locale = useLocale();
  return (
    <div className="brand">
      <header className="admin-head">
        <div>
          <h1 className="title">{t('list.title')}</h1>
          <p className="soft">{t('list.lead')}</p>
        </div>
      </header>
      <SchemeNotice reply={reply} />
      {schemes.length === 0 ? (
        <EmptyState title={t('list.empty')} text={t('list.emptyText')} />
      ) : (
        <ul className="brand-list" aria-label={t('list.caption')}>
          {schemes.map((scheme) => (
            <li key={scheme.id} data-active={scheme.active || undefined}>
              <div>
                <h2 className="brand-name">{scheme.name}</h2>
                {scheme.active && <b className="brand-mark">{t('list.active')}</b>}
                {scheme.description && <p>{scheme.description}</p>}
                <p className="soft">
                  {t('list.created', { date: formatDateTime(new Date(scheme.createdAt), locale) })}
                </p>
              </div>
              <Swatches colors={[scheme.primary, scheme.accent]} />
              <SchemeActions scheme={scheme} />
            </li>
          ))}
        </ul>
      )}
      <Needs resource="site" action="create" label={t('list.new')}>
        <Form method="post" className="brand-new">
          <Field id="name" name="name" maxLength={80} required label={t('list.newName')} />
          <Button type="submit" variant="outline" name="intent" value="new">
            {t('list.new')}
          </Button>
        </Form>
      </Needs>
    </div>
  );
}
