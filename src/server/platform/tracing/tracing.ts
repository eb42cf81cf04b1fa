/** What is known of a step, by OpenTelemetry's names; nothing that people typed, and no values of statements. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** A step that is being measured. */
export interface Step {
  /** Adds to what is known of it. */
  set(attributes: Attributes): void;
  /** Runs something whose steps are parts of this one. */
  run<T>(act: () => T): T;
  /** Ends it; `failure` names what went wrong. */
  end(failure?: string): void;
}

/** Measures steps and exports them. */
export interface Tracer {
  /** `isServer`: the step answers a request from outside. */
  start(name: string, attributes: Attributes, isServer?: boolean): Step;
  /** Whether a step is being measured that another one would be a part of. */
  isInside(): boolean;
  close(): Promise<void>;
}

/** Null while nothing is measured: each step then costs one comparison. */
let tracer: Tracer | null = null;

/** What measures steps in this process; null where traces are off. */
export function currentTracer(): Tracer | null {
  return tracer;
}

/** Measures from now on; null stops. */
export function useTracer(next: Tracer | null): void {
  tracer = next;
}

/** Runs a step, and measures it where traces are on. */
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

/** What went wrong, without what it says: messages may name people. */
function failureName(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : String(name ?? 'Error');
}
