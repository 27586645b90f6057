type Props<Status extends string> = {
  status: Status;
  steps: readonly Status[];
  /** The index of the last filled step; without it that of the status. */
  reached?: number;
  label: string;
};

/** The status of a record, as filled steps and as a word. */
export function StateSteps<Status extends string>({
  status,
  steps,
  label,
  ...props
}: Props<Status>) {
  const { reached = steps.indexOf(status) } = props;
  return (
    <span className="admin-state" data-status={status}>
      <span aria-hidden="true">
        {steps.map((step, index) => (
          <i key={step} data-on={index <= reached || undefined} />
        ))}
      </span>
      {label}
    </span>
  );
}
