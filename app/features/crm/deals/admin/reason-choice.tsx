import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { KeyHint } from '#app/ui/admin/keys/key-hint.tsx';
import { type ReasonKind, reasonName } from '../../close-reasons/reasons.ts';
import type { Stage } from '../deals.ts';

/** Reasons that have a key of their own. */
const KEYED = 9;

type Props = { kind: ReasonKind; reasons: Stage['reasons'] };

const isText = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type !== 'radio');

/** Chooses a reason by its number, wherever the focus is in the dialog or the form. */
function useNumbers(choice: RefObject<HTMLFieldSetElement | null>) {
  useEffect(() => {
    const place = choice.current?.closest<HTMLElement>('dialog, form');
    const press = (event: KeyboardEvent) => {
      if (!/^[1-9]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
      const reason = choice.current?.querySelectorAll('input')[Number(event.key) - 1];
      if (!reason || isText(event.target)) return;
      event.preventDefault();
      reason.checked = true;
      reason.focus();
    };
    place?.addEventListener('keydown', press);
    return () => place?.removeEventListener('keydown', press);
  }, [choice]);
}

/** The reasons to choose from; the keys 1 to 9 choose one while no text is being typed. */
export function ReasonChoice({ kind, reasons }: Props) {
  const { t } = useTranslation('deals');
  const { t: tReasons } = useTranslation('close-reasons');
  const choice = useRef<HTMLFieldSetElement>(null);
  useNumbers(choice);
  return (
    <fieldset className="reason-choice" ref={choice}>
      <legend>{t(`why.${kind}`)}</legend>
      {reasons.map(({ slug, name }, index) => (
        <label key={slug}>
          <input type="radio" name="reason" value={slug} required />
          <span>{name ?? reasonName(tReasons, kind, slug)}</span>
          {index < KEYED && <KeyHint>{`${index + 1}`}</KeyHint>}
        </label>
      ))}
    </fieldset>
  );
}
