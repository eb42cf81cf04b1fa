import { CardSkeleton } from '../../../lib/remote/remote-part.tsx';

/** Placeholder of the order and its form. */
export function CheckoutSkeleton() {
  return (
    <span className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
      <span className="block lg:order-2">
        <CardSkeleton />
      </span>
      <span className="flex flex-col gap-6">
        <CardSkeleton />
        <CardSkeleton />
      </span>
    </span>
  );
}
