import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { SavedLine } from '#app/ui/admin/editor/saved-line.tsx';
import { useSavedToast } from '#app/ui/admin/editor/use-saved-toast.ts';
import type { LogoReply } from './commands/logo-actions.server.ts';
import type { StaffLogo } from './logo.ts';
import { LogoGrounds } from './logo-grounds.tsx';
import { Shown } from './logo-list.tsx';

type Props = {
  /** None while it is being uploaded. */
  logo?: StaffLogo;
  /** Its file has been deleted with it. */
  lost?: boolean;
  reply: LogoReply | undefined;
  /** It has just come. */
  uploaded?: boolean;
  children: ReactNode;
};

/** One logo as it is, above the form that changes it. */
export function LogoPage({ logo, lost = false, reply, uploaded = false, children }: Props) {
  const { t } = useTranslation('brand');
  const arrival = useMemo(() => (uploaded ? { uploaded } : undefined), [uploaded]);
  useSavedToast('logos', arrival, t('logos.done.uploaded'));
  return (
    <div className="brand">
      <header className="admin-head">
        <h1 className="title">{logo?.name ?? t('logos.upload')}</h1>
        <Link className="link" to={adminPath('logos')}>
          {t('logos.back')}
        </Link>
      </header>
      {uploaded && !reply && <SavedLine text={t('logos.done.uploaded')} />}
      {logo && !lost && (
        <>
          <LogoGrounds logo={logo} />
          <dl className="admin-facts">
            <div>
              <dt>{t('logos.address')}</dt>
              <dd>
                <a className="link brand-path" href={logo.url}>
                  {logo.url}
                </a>
              </dd>
            </div>
            <div>
              <dt>{t('logos.path')}</dt>
              <dd className="brand-path">
                {logo.path}, {t('logos.size', { width: logo.width, height: logo.height })}
              </dd>
            </div>
          </dl>
          <Shown logo={logo} />
        </>
      )}
      {children}
    </div>
  );
}
