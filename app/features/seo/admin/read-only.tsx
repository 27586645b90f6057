import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeoReply } from '../seo-reply.ts';
import { ReplyNotice } from './reply-notice.tsx';

type Props = { reply: SeoReply | undefined; children: ReactNode };

/** The fields of a form, read-only. */
export function ReadOnly({ reply, children }: Props) {
  const { t } = useTranslation('seo');
  return (
    <>
      <ReplyNotice reply={reply} />
      <p className="admin-notice">{t('readOnly')}</p>
      <fieldset className="seo-read-only" disabled>
        {children}
      </fieldset>
    </>
  );
}
