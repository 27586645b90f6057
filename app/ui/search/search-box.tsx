import { Button } from '../button.tsx';
import { Field } from '../field.tsx';

type SearchBoxProps = {
  id: string;
  /** Address of the results page; the query travels as `q`. */
  action: string;
  /** Address that answers a `q` with suggestions while it is typed. */
  suggestions: string;
  label: string;
  submit: string;
  defaultValue?: string;
};

/** A search that cannot be sent blank: by the pattern natively, by a disabled button with a script. */
export function SearchBox({
  id,
  action,
  suggestions,
  label,
  submit,
  defaultValue,
}: SearchBoxProps) {
  return (
    <search>
      <form className="search-box" action={action} data-search-box={suggestions}>
        <Field
          id={id}
          label={label}
          type="search"
          name="q"
          required
          pattern=".*\S.*"
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={defaultValue}
        />
        <Button type="submit">{submit}</Button>
      </form>
    </search>
  );
}
