import { usePosting } from '../form-context.tsx';
import { placeDetails } from '../form-plan.ts';
import { DeliveryFields } from './delivery-fields.tsx';
import { DetailInput } from './detail-input.tsx';
import { TownChoice } from './town-choice.tsx';

/** Where it is, and how it reaches the buyer. */
export function PlaceSection() {
  const { kind } = usePosting();
  return (
    <>
      <TownChoice />
      {placeDetails(kind).map((field) => (
        <DetailInput key={field.name} field={field} />
      ))}
      <DeliveryFields />
    </>
  );
}
