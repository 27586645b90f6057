import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { Needs } from '#app/access/rights/needs.tsx';
import { adminPath } from '#app/paths.ts';
import { ConfirmSubmit } from '#app/ui/admin/confirm-submit.tsx';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { LogoListReply } from './commands/logo-actions.server.ts';
import type { StaffLogo } from './logo.ts';
import { LogoGrounds } from './logo-grounds.tsx';
import { LogoNotice } from './logo-notice.tsx';

type Props = { logos: readonly StaffLogo[]; reply: LogoListReply | undefined };

function LogoActions({ logo: { id, name, active, revision } }: { logo: StaffLogo }) {
  const { t } = useTranslation('brand');
  const turn = active ? 'off' : 'on';
  return (
    <div className="brand-acts">
      <Link
        className="button outlined compact"
        to={adminPath('logo', { id })}
        aria-label={t('logos.editOne', { name })}
      >
        {t('logos.edit')}
      </Link>
      <Needs resource="site" action="update" label={t(`logos.${turn}`)} item={name}>
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            variant="outline"
            small
            name="intent"
            value={turn}
            aria-label={t(`logos.${turn}One`, { name })}
          >
            {t(`logos.${turn}`)}
          </Button>
        </Form>
      </Needs>
      <Needs resource="site" action="delete" label={t('logos.delete.label')} item={name}>
        <Form method="post">
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="revision" value={revision} />
          <ConfirmSubmit
            label={t('logos.delete.label')}
            item={name}
            question={t('logos.delete.question', { name })}
            text={t('logos.delete.text')}
            confirm={t('logos.delete.confirm')}
            cancel={t('logos.delete.cancel')}
          />
        </Form>
      </Needs>
      <Link
        className="link"
        to={`${adminPath('changes')}?row=${id}`}
        aria-label={t('logos.historyOne', { name })}
      >
        {t('logos.history')}
      </Link>
    </div>
  );
}

/** Where a logo is shown, in words. */
export function Shown({ logo: { shown } }: { logo: StaffLogo }) {
  const { t } = useTranslation('brand');
  const places = shown.map((place) => t(`logos.places.${place}`)).join(', ');
  return (
    <p>
      <span className="soft">{t('logos.shown')}: </span>
      {places || t('logos.nowhere')}
    </p>
  );
}

/** Every logo by name, on light and on dark, with where the site shows it. */
export function LogoList({ logos, reply }: Props) {
  const { t } = useTranslation('brand');
  return (
    <div className="brand">
      <header className="admin-head">
        <div>
          <h1 className="title">{t('logos.title')}</h1>
          <p className="soft">{t('logos.lead')}</p>
        </div>
        <Needs resource="site" action="create" label={t('logos.upload')}>
          <Link className="button" to={adminPath('logoUpload')}>
            {t('logos.upload')}
          </Link>
        </Needs>
      </header>
      <LogoNotice reply={reply} />
      {logos.length === 0 ? (
        <EmptyState title={t('logos.empty')} text={t('logos.emptyText')} />
      ) : (
        <ul className="brand-list" aria-label={t('logos.caption')}>
          {logos.map((logo) => (
            <li key={logo.id}>
              <div>
                <h2 className="brand-name">{logo.name}</h2>
                <p className="soft">
                  {t(`logos.types.${logo.type}`)}, {t(`logos.variants.${logo.variant}`)},{' '}
                  {t('logos.size', { width: logo.width, height: logo.height })},{' '}
                  {t(logo.active ? 'logos.active' : 'logos.inactive')}
                </p>
                <Shown logo={logo} />
              </div>
              <LogoGrounds logo={logo} />
              <LogoActions logo={logo} />
            </li>
          ))}
        </ul>
      )}
      <p className="soft">{t('logos.never')}</p>
    </div>
  );
}
