import { useTranslation } from 'react-i18next';

/** Keys as they are printed on the keyboard, `g l` as two. */
export function KeyCaps({ keys }: { keys: string }) {
  const { t } = useTranslation('keys');
  const names: Record<string, string> = { Enter: '↵', Escape: 'Esc', ' ': t('space') };
  return (
    <span className="keycaps">
      {keys.split(' ').map((key) => (
        <kbd key={key}>{names[key] ?? (key.length === 1 ? key.toUpperCase() : key)}</kbd>
      ))}
    </span>
  );
}
