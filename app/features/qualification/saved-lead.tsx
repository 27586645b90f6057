import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { ActionLink } from '#app/ui/link.tsx';

type Props = { onEdit: () => void };

/** Takes the place of a form whose post waits on this device. */
export function SavedLead({ onEdit }: Props) {
  const { t } = useTranslation('qualification', { keyPrefix: 'saved' });
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="thanks">
      <p className="thanks-status" role="status">
        <strong>{t('status')}</strong>
      </p>
      <h2 ref={heading} className="thanks-title" tabIndex={-1}>
        {t('title')}
      </h2>
      <p className="lead">{t('text')}</p>
      <p className="acts">
        <ActionLink href={pathTo('savedPosts', locale)} arrow>
          {t('list')}
        </ActionLink>
        <button type="button" className="link" onClick={onEdit}>
          {t('edit')}
        </button>
      </p>
    </div>
  );
}
