import type { PoolConfig } from 'pg';
import pg from 'pg';
import { APPLICATION_NAME } from './application-name.ts';

const INT8 = 20;
const DATE = 1082;

/**
 * Parsers for pg: int8 becomes a number (every count and generation here is far below 2^53; the
 * driver's default is a string), `date` stays the text of its day (the driver's default shifts it
 * into the machine's time zone). numeric stays text: money is not rounded on the way.
 */
const typeParsers: NonNullable<PoolConfig['types']> = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format !== 'binary' && oid === INT8) return Number;
    if (format !== 'binary' && oid === DATE) return (value: string) => value;
    return pg.types.getTypeParser(oid, format);
  },
};

/** How long a caller waits for a connection before DatabaseUnavailable, in milliseconds. */
const CONNECTION_WAIT_MS = 10_000;

/** A pool with this project's parsers. A lost connection is reported, it never ends the process. */
export function makePool(config: PoolConfig, onNotice: (text: string) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionTimeoutMillis: CONNECTION_WAIT_MS,
    application_name: APPLICATION_NAME,
    ...config,
    types: typeParsers,
  });
  // One that is lost while a caller holds it between two statements raises this on itself; without
  // a listener the process would end. The caller learns it from its next statement.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) => onNotice(`database connection lost: ${error.message}`));
  return pool;
}
