import { useEffect, useRef, useState } from 'react';
import { csvRowCounter } from './csv-row-counter.ts';
import { TOTAL_HEADER } from './total-header.ts';

export type Download =
  | { state: 'idle' | 'cancelled' | 'failed' }
  | { state: 'running'; done: number; total: number | null }
  | { state: 'asking'; total: number }
  | { state: 'ready'; done: number };

/** How often the figure changes: each change rerenders the screen. */
const REPORT_MS = 120;

function save(parts: BlobPart[], name: string): void {
  const address = URL.createObjectURL(new Blob(parts, { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: the browser may still be reading.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

const nameIn = (answer: Response) =>
  /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'export.csv';

type Report = (done: number, total: number | null) => void;
type Wanted = { address: string; confirmed: boolean; signal: AbortSignal };

/** Fetches and saves a file, and reports how many rows it has; before a large one, how large it is. */
async function fetchFile(
  { address, confirmed, signal }: Wanted,
  report: Report,
): Promise<Download> {
  const answer = await fetch(address, {
    signal,
    method: confirmed ? 'POST' : 'GET',
    headers: { accept: 'text/csv' },
  });
  const type = answer.headers.get('content-type') ?? '';
  if (answer.ok && type.startsWith('application/json')) {
    const { rows } = (await answer.json()) as { rows: number };
    return { state: 'asking', total: rows };
  }
  const isFile = type.startsWith('text/csv');
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
    done = count(decoder.decode(value, { stream: true }));
    if (Date.now() - reportedAt < REPORT_MS) continue;
    reportedAt = Date.now();
    report(done, total);
  }
  save(parts, nameIn(answer));
  return { state: 'ready', done };
}

/** Fetches a CSV file as it is written, and reports progress. */
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
