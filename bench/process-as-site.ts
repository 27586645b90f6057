import { ask } from '../tests/routes/ask.ts';
import type { BuiltSite } from '../tests/routes/built-site.ts';
import type { MeasuredProcess } from './measured-process.ts';

/** A measured process for the helpers of the route tests. */
export function processAsSite(site: MeasuredProcess): BuiltSite {
  const nothing = async () => undefined;
  return {
    port: site.port,
    origin: site.url(''),
    dataDir: '',
    ask: (address, options) => ask(site.port, address, options),
    ...{ writeCounts: nothing, close: nothing },
  };
}
