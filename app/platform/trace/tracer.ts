/** Attributes of a span: names and codes, never text that a person wrote. */
export type SpanFacts = Readonly<Record<string, string | number>>;
/** A part of the work in the trace. */
export type OpenSpan = {
  set: (facts: SpanFacts) => void;
  end: (outcome: { failed: boolean }) => void;
};
export type SpanKind = 'server' | 'client' | 'consumer';
type NewSpan = {
  name: string;
  kind: SpanKind;
  facts: SpanFacts;
  parent: OpenSpan | undefined;
  /** In milliseconds since 1970; absent: now. */
  startedAt?: number;
};
export type Tracer = { open: (span: NewSpan) => OpenSpan; close: () => Promise<void> };
