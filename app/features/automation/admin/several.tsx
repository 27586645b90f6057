import type { RuleOption } from './words.ts';

type Props = {
  id: string;
  name: string;
  label: string;
  error: string | undefined;
  options: readonly RuleOption[];
  value: readonly string[];
  onPick: (value: string[]) => void;
};

/** Several of given values, ticked. One that is no longer offered stays ticked until it is unticked. */
export function Several({ id, name, label, error, options, value, onPick }: Props) {
  const removed = value
    .filter((one) => !options.some((option) => option.value === one))
    .map((one) => ({ value: one, label: one }));
  return (
    <fieldset id={id} className="field" aria-describedby={error ? `${id}-e` : undefined}>
      <legend className="field-label">{label}</legend>
      <div className="chips">
        {[...options, ...removed].map((option) => (
          <label className="chip" key={option.value}>
            <input
              type="checkbox"
              name={name}
              value={option.value}
              checked={value.includes(option.value)}
              aria-invalid={error ? true : undefined}
              onChange={({ target }) =>
                onPick(
                  target.checked
                    ? [...value, option.value]
                    : value.filter((one) => one !== option.value),
                )
              }
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && (
        <p className="error" id={`${id}-e`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
