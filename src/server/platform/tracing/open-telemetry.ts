import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import type { Step, Tracer } from './tracing.ts';

/**
 * The destination of traces.
 *
 * endpoint  the collector's base URL, which receives POST requests at `/v1/traces`.
 * headers   sent with each request, such as a key.
 * share     fraction of requests that are traced, 0 to 1.
 */
export interface TracingConfig {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  readonly share: number;
}

/** Exports traces by OTLP over HTTP. Loaded only if tracing is configured. */
export function openTracer({ endpoint, headers, serviceName, share }: TracingConfig): Tracer {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, headers: { ...headers } });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('jarmark');
  const current = new AsyncLocalStorage<Span>();
  return {
    start: (name, attributes, isServer = false) => {
      const parent = current.getStore();
      const context = parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
      const kind = isServer ? SpanKind.SERVER : SpanKind.INTERNAL;
      return stepOf(tracer.startSpan(name, { kind, attributes: { ...attributes } }, context), current);
    },
    isInside: () => current.getStore() !== undefined,
    close: () => provider.shutdown(),
  };
}

function stepOf(span: Span, current: AsyncLocalStorage<Span>): Step {
  return {
    set: (attributes) => void span.setAttributes({ ...attributes }),
    run: (act) => current.run(span, act),
    end: (failure) => {
      if (failure !== undefined) {
        span.setAttribute('error.type', failure);
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    },
  };
}
