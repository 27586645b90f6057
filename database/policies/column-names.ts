/** Names of columns, written one after the other. */
export const columns = (names: string) => names.split(/\s+/);

/** How long a ticket has, and had; and which client's it is. */
export const ticketTimes = columns(
  `clock_since answer_target answer_due_at answer_warn_at answer_seconds solve_target solve_due_at
  solve_warn_at solve_seconds solve_was_due_at due_order organization_id client_project_id subject`,
);
