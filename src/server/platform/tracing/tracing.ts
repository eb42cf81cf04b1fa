/** Attributes of a span, with OpenTelemetry's names; never user input or values of statements. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** An open span. */
export interface Step {
  /** Adds attributes. */
  set(attributes: Attributes): void;
  /** Runs a function whose spans become children of this one. */
  run<T>(act: () => T): T;
  /** Ends the span; `failure` describes an error. */
  end(failure?: string): void;
}

/** Creates spans and exports them. */
export interface Tracer {
  /** `isServer`: the span handles an incoming request. */
  start(name: string, attributes: Attributes, isServer?: boolean): Step;
  /** Whether a new span would have a parent. */
  isInside(): boolean;
  close(): Promise<void>;
}

/** Null while tracing is off: each span then costs one comparison. */
let tracer: Tracer | null = null;

/** The tracer of this process; null while tracing is off. */
export function currentTracer(): Tracer | null {
  return tracer;
}

/** Sets the tracer; null turns tracing off. */
export function useTracer(next: Tracer | null): void {
  tracer = next;
}

/** Runs a function within a span if tracing is on. */
export async function traced<T>(name: string, attributes: Attributes, act: () => Promise<T>): Promise<T> {
  if (tracer === null) return act();
  const step = tracer.start(name, attributes);
  try {
    const result = await step.run(act);
    step.end();
    return result;
  } catch (error) {
    step.end(failureName(error));
    throw error;
  }
}

/** The kind of an error without its message, which may contain names. */
function failureName(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : String(name ?? 'Error');
}
