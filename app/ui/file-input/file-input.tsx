import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';

type Props = Omit<ComponentPropsWithRef<'input'>, 'type'>;

/**
 * A native file input under words of the page's own language: browsers write theirs in the language that
 * they are installed in. The native control stays on top, invisible, so that pointer, keyboard, screen
 * reader and dropped files work as ever; without scripts it is visible. The behaviour beside this writes
 * the names.
 */
export function FileInput({ className = 'input', ...native }: Props) {
  const { t } = useTranslation('file-input');
  const none = t('none');
  return (
    <span className={`${className} file-input`}>
      <span className="file-button" aria-hidden="true">
        {t(native.multiple ? 'chooseSeveral' : 'chooseOne')}
      </span>
      {/* May be changed before the island hydrates. */}
      <span className="file-names" aria-hidden="true" title={none} suppressHydrationWarning>
        {none}
      </span>
      <input {...native} type="file" />
    </span>
  );
}
