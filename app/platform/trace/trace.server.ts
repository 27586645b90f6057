import { AsyncLocalStorage } from 'node:async_hooks';
import { settings } from '#app/platform/env.server.ts';
import type { OpenSpan, SpanFacts, SpanKind, Tracer } from './tracer.ts';

const state = globalThis as { __tracer?: Tracer };
const current = new AsyncLocalStorage<OpenSpan>();

/** Loads the packages of OpenTelemetry where its endpoint is set; else nothing is loaded, and nothing is traced. */
export async function startTracing(): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings();
  if (!endpoint || state.__tracer) return;
  const { openTracer } = await import('./open-telemetry.server.ts');
  state.__tracer = openTracer(endpoint);
}

export const isTracing = (): boolean => state.__tracer !== undefined;

/** Opens a span that its caller ends; undefined where nothing is traced. */
export function openSpan(kind: SpanKind, name: string, facts: SpanFacts): OpenSpan | undefined {
  return state.__tracer?.open({ name, kind, facts, parent: current.getStore() });
}

/** Runs a function whose spans belong to this one. */
export const within = <Done>(span: OpenSpan, run: () => Done): Done => current.run(span, run);

/** Runs a function in a span of its own. */
export async function inSpan<Done>(
  kind: SpanKind,
  name: string,
  facts: SpanFacts,
  run: () => Promise<Done>,
): Promise<Done> {
  const span = openSpan(kind, name, facts);
  if (!span) return run();
  let failed = true;
  try {
    const done = await within(span, run);
    failed = false;
    return done;
  } finally {
    span.end({ failed });
  }
}

/** Adds a span of work that has ended just now. */
export function noteSpan(span: {
  kind: SpanKind;
  name: string;
  facts: SpanFacts;
  tookMs: number;
  failed: boolean;
}): void {
  const { kind, name, facts, tookMs, failed } = span;
  state.__tracer
    ?.open({ name, kind, facts, parent: current.getStore(), startedAt: Date.now() - tookMs })
    .end({ failed });
}

/** Sends what is left. */
export async function stopTracing(): Promise<void> {
  const tracer = state.__tracer;
  delete state.__tracer;
  await tracer?.close();
}
