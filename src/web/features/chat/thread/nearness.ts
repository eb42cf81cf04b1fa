/** Pictures begin to load before they are in sight. */
const MARGIN_PX = 900;

/** Tells once of each element when it comes near to what is seen of a scrolled box; made when the first is watched. */
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
