/** Functions whose dependencies are bound. */
type Service<Acts> = {
  readonly [Name in keyof Acts]: Acts[Name] extends (deps: never, ...input: infer Input) => infer Output
    ? (...input: Input) => Output
    : never;
};

/** Binds the first parameter of functions (deps, …input); the results take the input only. */
export function withDeps<Deps, Acts extends Record<string, (deps: Deps, ...input: never[]) => unknown>>(
  deps: Deps,
  acts: Acts,
): Service<Acts> {
  const bound = Object.entries(acts).map(([name, act]) => [name, act.bind(null, deps)]);
  return Object.fromEntries(bound) as Service<Acts>;
}
