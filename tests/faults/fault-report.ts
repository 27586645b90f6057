/** What a fault did to the posts and pages of its time; what was not measured is absent. */
export type FaultRow = {
  fault: string;
  engine: 'embedded' | 'PostgreSQL';
  /** Leads that visitors sent, and those that the site acknowledged, with a repeat where no answer came. */
  sent: number;
  acknowledged: number;
  /** Acknowledged leads without a row, and ids with more than one. */
  lost: number;
  doubled: number;
  /** Acknowledged leads without a mail to the team, and those with two different ones. */
  unmailed?: number;
  mailedTwice?: number;
  /** Mails that the server was given again under the same Message-ID, which receivers drop. */
  repeated?: number;
  /** Leads that were changed on the disk, and set aside for staff. */
  aside?: number;
  /** Requests for cached pages while a process listened, and those that got another answer than 200. */
  pages: number;
  failedPages: number;
};

const COLUMNS = [
  ...['fault', 'engine', 'sent', 'acknowledged', 'lost', 'doubled', 'unmailed'],
  ...['mailedTwice', 'repeated', 'aside', 'pages', 'failedPages'],
] as (keyof FaultRow)[];

/** Prints one line for each fault. */
export function printFaults(rows: readonly FaultRow[]): void {
  const cells = [
    COLUMNS,
    ...rows.map((row) => COLUMNS.map((column) => String(row[column] ?? '–'))),
  ];
  const widths = COLUMNS.map((_, index) =>
    Math.max(...cells.map((line) => line[index]?.length ?? 0)),
  );
  for (const line of cells) {
    const padded = line.map((cell, index) => cell.padEnd(widths[index] ?? 0));
    process.stderr.write(`${padded.join('  ')}\n`);
  }
}
