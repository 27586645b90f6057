import { useEffect, useRef, useState } from 'react';
import { csvRowCounter } from './csv-row-counter.ts';
import { FORMAT_PARAM, MOST_COUNTED, TOTAL_HEADER, XLSX_TYPE } from './total-header.ts';

export type Download =
  | { state: 'idle' | 'cancelled' | 'failed' }
  | { state: 'running'; done: number; total: number | null }
  | { state: 'asking'; total: number; address: string }
  /** Null for a workbook, whose received rows cannot be counted. */
  | { state: 'ready'; done: number | null };

/** How often the figure changes: each change rerenders the screen. */
const REPORT_MS = 120;

function save(parts: BlobPart[], type: string, name: string): void {
  const address = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: the browser may still be reading.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

const nameIn = (answer: Response) =>
  /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'export';

type Report = (done: number, total: number | null) => void;
type Wanted = { address: string; confirmed: boolean; signal: AbortSignal };

/** Fetches and saves a file, and reports how many rows it has; before a large one, how large it is. */
async function fetchFile(
  { address, confirmed, signal }: Wanted,
  report: Report,
): Promise<Download> {
  const xlsx = new URL(address, location.href).searchParams.get(FORMAT_PARAM) === 'xlsx';
  const answer = await fetch(address, {
    signal,
    method: confirmed ? 'POST' : 'GET',
    headers: { accept: xlsx ? XLSX_TYPE : 'text/csv' },
  });
  const type = answer.headers.get('content-type') ?? '';
  if (answer.ok && type.startsWith('application/json')) {
    const { rows } = (await answer.json()) as { rows: number };
    return { state: 'asking', total: rows, address };
  }
  const isFile = type.startsWith(xlsx ? XLSX_TYPE : 'text/csv');
  if (!answer.ok || !isFile || !answer.body) throw new Error(`No file: ${answer.status}`);
  const given = Number(answer.headers.get(TOTAL_HEADER) ?? Number.NaN);
  const total = Number.isNaN(given) ? null : given;
  const parts: BlobPart[] = [];
  const count = csvRowCounter();
  const decoder = new TextDecoder();
  let reportedAt = 0;
  let done = 0;
  report(0, total);
  for (const reader = answer.body.getReader(); ; ) {
    const { value, done: over } = await reader.read();
    if (over) break;
    parts.push(value);
    if (!xlsx) done = count(decoder.decode(value, { stream: true }));
    if (Date.now() - reportedAt < REPORT_MS) continue;
    reportedAt = Date.now();
    report(done, total);
  }
  save(parts, type, nameIn(answer));
  const whole = total !== null && total <= MOST_COUNTED ? total : null;
  return { state: 'ready', done: xlsx ? whole : done };
}

/** Fetches a file as it is written, and reports progress. */
export function useCsvDownload() {
  const [download, setDownload] = useState<Download>({ state: 'idle' });
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const start = async (address: string, confirmed = false) => {
    stop.current?.abort();
    const mine = new AbortController();
    stop.current = mine;
    try {
      const wanted = { address, confirmed, signal: mine.signal };
      const came = await fetchFile(wanted, (done, total) =>
        setDownload({ state: 'running', done, total }),
      );
      setDownload(came);
    } catch {
      setDownload({ state: mine.signal.aborted ? 'cancelled' : 'failed' });
    }
  };
  return {
    download,
    start,
    cancel: () => stop.current?.abort(),
    /** The user has cancelled. */
    leave: () => setDownload({ state: 'idle' }),
  };
}
