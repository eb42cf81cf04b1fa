import type { TracingConfig } from './open-telemetry.ts';
import { useTracer } from './tracing.ts';

/** Starts tracing; the exporter is loaded only if configured. @returns  a function that stops it */
export async function startTracing(config: TracingConfig | null): Promise<() => Promise<void>> {
  if (!config) return async () => {};
  const { openTracer } = await import('./open-telemetry.ts');
  const tracer = openTracer(config);
  useTracer(tracer);
  return async () => {
    useTracer(null);
    await tracer.close();
  };
}
