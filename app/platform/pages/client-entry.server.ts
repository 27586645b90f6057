let entry = '/app/entry.client.tsx';

/** Called once by the document renderer, which alone sees the build's manifest. */
export function settleClientEntry(url: string): void {
  entry = url;
}

/** Address of the browser's entry module. */
export function clientEntry(): string {
  return entry;
}
