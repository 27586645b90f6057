import type { ComponentPropsWithRef } from 'react';
import { describedBy, FieldError, type FieldFrame } from './field.tsx';

type SliderProps = FieldFrame &
  Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'min' | 'max' | 'step'> & {
    min?: number;
    max?: number;
    step?: number;
    defaultValue?: number;
    /** Words under the two ends of the scale; the bare numbers when left out. */
    ends?: readonly [string, string];
  };

/** The native range, 0 to 100 by 1 by default, with its value beside the label. */
export function Slider({
  id,
  label,
  hint,
  error,
  className,
  min = 0,
  max = 100,
  step = 1,
  defaultValue = Math.round((min + max) / 2),
  ends = [String(min), String(max)],
  mark: _,
  ...rest
}: SliderProps) {
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <div className="field-label">
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} className="num" data-slider-value={id}>
          {defaultValue}
        </output>
      </div>
      {hint && (
        <p className="hint" id={`${id}-h`}>
          {hint}
        </p>
      )}
      <input
        id={id}
        type="range"
        className="slider"
        {...{ min, max, step, defaultValue }}
        {...describedBy({ id, hint, error })}
        {...rest}
      />
      <div className="ends note" aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}
