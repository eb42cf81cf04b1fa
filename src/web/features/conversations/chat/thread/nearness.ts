/** Pictures load before they are visible. */
const MARGIN_PX = 900;

/**
 * Calls back once for each element when it comes near the visible part of a scroll container. The observer is created
 * on first use.
 */
export function createNearness(root: () => Element | null): (element: Element, callback: () => void) => () => void {
  const callbacks = new Map<Element, () => void>();
  let observer: IntersectionObserver | null = null;

  function observe(entries: readonly IntersectionObserverEntry[]): void {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      const callback = callbacks.get(target);
      end(target);
      callback?.();
    }
  }

  function end(element: Element): void {
    callbacks.delete(element);
    observer?.unobserve(element);
  }

  return (element, callback) => {
    observer ??= new IntersectionObserver(observe, { root: root(), rootMargin: `${MARGIN_PX}px 0px` });
    callbacks.set(element, callback);
    observer.observe(element);
    return () => end(element);
  };
}
