import type { KeyboardEvent, Ref } from 'react';
import type { Piece } from './placeholders.ts';

type Props = {
  id: string;
  name: string;
  value: string;
  change: (text: string) => void;
  /** The same text in pieces: placeholders, and what came from one, are marked. */
  pieces: readonly Piece[];
  most: number;
  /** One line, such as a subject. */
  single?: boolean;
  required?: boolean;
  describedBy?: string | undefined;
  invalid?: boolean;
  fieldRef?: Ref<HTMLTextAreaElement>;
  onFocus?: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
};

/**
 * A field whose placeholders are marked in place. The marks lie under the field, letter for letter, and
 * give it its height; screen readers get the field alone.
 */
export function MarkedText(props: Props) {
  const { value, pieces, single, change } = props;
  return (
    <div className={single ? 'marked-text one' : 'marked-text'}>
      <div className="marked-under" aria-hidden="true">
        {pieces.map(({ at, text, kind }) =>
          kind === 'text' ? (
            <span key={at}>{text}</span>
          ) : (
            <mark key={at} className={kind}>
              {text}
            </mark>
          ),
        )}{' '}
      </div>
      <textarea
        ref={props.fieldRef}
        id={props.id}
        name={props.name}
        rows={1}
        value={value}
        maxLength={props.most}
        required={props.required}
        aria-describedby={props.describedBy}
        aria-invalid={props.invalid || undefined}
        onFocus={props.onFocus}
        onChange={({ target }) =>
          change(single ? target.value.replace(/[\r\n]+/g, ' ') : target.value)
        }
        onKeyDown={(event) => {
          // One line ignores Enter; with Ctrl it sends, as everywhere.
          if (single && event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
            event.preventDefault();
          }
          props.onKeyDown?.(event);
        }}
      />
    </div>
  );
}
