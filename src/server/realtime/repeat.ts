/**
 * Does some work again and again, each time so long after it has ended.
 *
 * @returns  a function that ends it, and resolves when nothing of it runs any more.
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
