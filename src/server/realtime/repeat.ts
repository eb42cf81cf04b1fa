/**
 * Repeats some work, each time after a pause.
 *
 * @returns  a function that stops it and resolves when the last run has ended
 */
export function repeat(
  pauseMs: number,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let stopped = false;
  let timer: NodeJS.Timeout;
  const schedule = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = work().catch(onError).then(schedule);
    }, pauseMs);
    timer.unref();
  };
  schedule();
  return () => {
    stopped = true;
    clearTimeout(timer);
    return running;
  };
}
