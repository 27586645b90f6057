import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Moment } from '../moment.tsx';

type Props = {
  /** What the person wrote. */
  text: string;
  at: string;
  part: 'h2' | 'h3';
  /** A heading in place of the usual one. */
  label?: string;
  /** What belongs to it: answers, files. */
  children?: ReactNode;
};

/** The first message of a record: stays visible, with its own scrolling, while staff answer. */
export function FirstWords({ text, at, part: Part, label, children }: Props) {
  const { t } = useTranslation('record');
  const id = useId();
  return (
    <section className="record-first-words" aria-labelledby={id}>
      <Part className="subtitle" id={id}>
        {label ?? t('said')} <Moment at={at} />
      </Part>
      {/* Scrolls, so the keyboard has to reach it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is focusable */}
      <blockquote className="admin-words" tabIndex={0}>
        {text}
      </blockquote>
      {children}
    </section>
  );
}
