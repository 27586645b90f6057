import {
  SpanKind as ApiKind,
  ROOT_CONTEXT,
  type Span,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { log } from '#app/platform/log/log.server.ts';
import { releaseVersion } from '#app/platform/release.server.ts';
import type { OpenSpan, Tracer } from './tracer.ts';

const KINDS = {
  server: ApiKind.SERVER,
  client: ApiKind.CLIENT,
  consumer: ApiKind.CONSUMER,
} as const;

/** Spans of the library, by ours. */
const spans = new WeakMap<OpenSpan, Span>();

function opened(span: Span): OpenSpan {
  const open: OpenSpan = {
    set: (facts) => {
      span.setAttributes(facts);
    },
    end: ({ failed }) => {
      // Without a message: that of an error may quote a person.
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
  spans.set(open, span);
  return open;
}

/** Sends spans in batches to a collector. */
export function openTracer(endpoint: string): Tracer {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': process.env['OTEL_SERVICE_NAME'] || 'forja',
      'service.version': releaseVersion(),
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('forja');
  return {
    open({ name, kind, facts, parent, startedAt }) {
      const above = parent && spans.get(parent);
      const context = above ? trace.setSpan(ROOT_CONTEXT, above) : ROOT_CONTEXT;
      const options = {
        kind: KINDS[kind],
        attributes: { ...facts },
        ...(startedAt !== undefined && { startTime: startedAt }),
      };
      return opened(tracer.startSpan(name, options, context));
    },
    close: () =>
      provider
        .shutdown()
        .catch((error: unknown) => log.warn({ err: error }, 'the last spans could not be sent')),
  };
}
