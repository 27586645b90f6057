import { readCached, writeCached } from '#app/platform/files/cached-file.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { currentGeneration } from './generation.server.ts';

/**
 * Rows that every page reads, loaded once per generation and shared by all renders. While the database is
 * unavailable the last good copy is used; across a restart too, without what `aged` removes from it: what
 * may have expired since.
 */
export function defineSnapshot<T>(
  file: string,
  load: () => Promise<T>,
  aged: (copy: T) => T = (copy) => copy,
) {
  let held: { generation: number; value: T } | undefined;
  let loading: { generation: number; value: Promise<T> } | undefined;

  const loadNow = async (generation: number): Promise<T> => {
    try {
      const value = await load();
      held = { generation, value };
      writeCached(file, JSON.stringify(value));
      return value;
    } catch (error) {
      const cached = held?.value ?? readCached(file);
      if (cached === undefined) throw error;
      log.warn({ err: error }, `${file}: serving the last good copy`);
      // Not cached for this generation: the next reader tries the database again.
      return typeof cached === 'string' ? aged(JSON.parse(cached) as T) : cached;
    } finally {
      loading = undefined;
    }
  };

  return (): Promise<T> => {
    const generation = currentGeneration();
    if (held && held.generation === generation) return Promise.resolve(held.value);
    if (!loading || loading.generation !== generation) {
      loading = { generation, value: loadNow(generation) };
    }
    return loading.value;
  };
}
