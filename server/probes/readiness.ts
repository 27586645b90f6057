/** A load balancer that has not looked for so long is none, in milliseconds. */
const WATCHED_MS = 30_000;

let ready = false;
let stopping = false;
let healthyAt = Number.NEGATIVE_INFINITY;

/** Called once the database is migrated and follow-ups run. */
export function markReady(): void {
  ready = true;
}

/** From here on /healthz and /readyz answer 503. */
export function markStopping(): void {
  stopping = true;
}

export const isReady = () => ready && !stopping;

export const isStopping = () => stopping;

/** Called when /healthz or /readyz has answered 200. */
export function markAnsweredHealthy(): void {
  healthyAt = performance.now();
}

/** Whether something that chooses by one of them still sends requests here. */
export const isWatched = () => performance.now() - healthyAt < WATCHED_MS;
