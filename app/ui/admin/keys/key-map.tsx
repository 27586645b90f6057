import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KeyCaps } from './key-caps.tsx';
import { KEY_GROUPS, type KeyBinding } from './key-store.ts';
import { useAllKeys, useKeys } from './keys.tsx';
import { useSingleKeys } from './single-keys.ts';

function Group({ title, bindings }: { title: string; bindings: readonly KeyBinding[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {bindings.map(({ keys, label }) => (
          <div key={keys}>
            <dt>{label}</dt>
            <dd>
              <KeyCaps keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Every key of the open screen, and the switch for single keys. */
export function KeyMap() {
  const { t } = useTranslation('keys');
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const all = useAllKeys();
  const { on, set } = useSingleKeys();
  useKeys([
    { keys: '?', label: t('map'), group: 'everywhere', legend: true, run: () => setOpen(true) },
  ]);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
  }, [open]);
  const parts = KEY_GROUPS.map((group) => ({
    group,
    bindings: all.filter((binding) => binding.group === group && binding.keys !== ''),
  })).filter(({ bindings }) => bindings.length > 0);
  return (
    <dialog
      ref={dialog}
      className="keymap"
      aria-labelledby="keymap"
      onClose={() => setOpen(dialog.current?.open ?? false)}
    >
      {open && (
        <>
          <header>
            <h2 id="keymap">{t('title')}</h2>
            <button
              type="button"
              className="close"
              aria-label={t('close')}
              onClick={() => dialog.current?.close()}
            />
          </header>
          <div className="keymap-parts">
            {parts.map(({ group, bindings }) => (
              <Group key={group} title={t(`groups.${group}`)} bindings={bindings} />
            ))}
          </div>
          <label className="keymap-switch">
            <input type="checkbox" checked={on} onChange={() => set(!on)} />
            <span>
              {t('single')}
              <small>{t('singleHint')}</small>
            </span>
          </label>
        </>
      )}
    </dialog>
  );
}

/** At most so many at the foot of a screen. */
const LEGEND = 6;

/** A label within a line: a key map begins each with a capital. */
const within = (label: string) => label.charAt(0).toLocaleLowerCase() + label.slice(1);

/** The most needed keys, at the foot of the screen. */
export function KeyLegend() {
  const all = useAllKeys();
  const { on } = useSingleKeys();
  if (!on) return null;
  // The button for all of them is always there, behind the most needed.
  const offered = all.filter(({ legend }) => legend);
  const map = offered.filter(({ keys }) => keys === '?');
  const visible = [...offered.filter(({ keys }) => keys !== '?').slice(0, LEGEND - 1), ...map];
  return (
    <ul className="admin-legend-keys">
      {visible.map(({ keys, label }) => (
        <li key={keys}>
          <KeyCaps keys={keys} /> {within(label)}
        </li>
      ))}
    </ul>
  );
}
