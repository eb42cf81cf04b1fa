import type { TracingConfig } from './open-telemetry.ts';
import { useTracer } from './tracing.ts';

/** Begins to measure; what exports traces is loaded only where they are wanted. @returns  how to stop */
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
