/** What database/functions/release.json keeps of the set that landed last. */
export interface ReleaseRecord {
  release: number;
  checksum: string;
  /** By name: arguments and result of each function, columns of each view. */
  signatures: Readonly<Record<string, string>>;
  /** Names that another one takes the place of, with the release since which it does. */
  old: Readonly<Record<string, number>>;
}

export interface PresentSet extends Pick<ReleaseRecord, 'checksum' | 'signatures'> {
  old: readonly string[];
}

const inOrder = <Value>(entries: (readonly [string, Value])[]): Record<string, Value> =>
  Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));

/** A view may get more columns at its end; whoever reads it by name does not notice. */
const widened = (before: string, now: string) =>
  before.startsWith('columns ') && now.startsWith(`${before}, `);

function refusalOf(name: string, record: ReleaseRecord, now: string | undefined): string[] {
  const before = record.signatures[name] ?? '';
  if (now === undefined) {
    return record.old[name] === undefined
      ? [
          `${name} is gone, and the release before still calls it. Keep its file for a release with ` +
            'a line "-- Old: <what takes its place>" in it. If it never landed, take ' +
            'database/functions/release.json back to what landed.',
        ]
      : [];
  }
  if (now === before || widened(before, now)) return [];
  return [
    `${name} changed its signature in place, from "${before}" to "${now}". Put it back, give the ` +
      'new one a name of its own, and mark this one "-- Old: <the new one>".',
  ];
}

/**
 * The record that belongs to the present set: the next release when anything changed. Refusals say
 * what the release before would not find again under its name.
 */
export function nextRecord(
  record: ReleaseRecord,
  { checksum, signatures, old }: PresentSet,
): { record: ReleaseRecord; refusals: string[] } {
  const release = checksum === record.checksum ? record.release : record.release + 1;
  return {
    refusals: Object.keys(record.signatures).flatMap((name) =>
      refusalOf(name, record, signatures[name]),
    ),
    record: {
      release,
      checksum,
      signatures: inOrder(Object.entries(signatures)),
      old: inOrder(old.map((name) => [name, record.old[name] ?? release] as const)),
    },
  };
}
