import { usePosting } from '../form-context.tsx';
import { placeDetails } from '../form-plan.ts';
import { DetailInput } from './detail-input.tsx';
import { TownField } from './town-field.tsx';

/** Location and contact data. */
export function PlaceSection() {
  const { kind } = usePosting();
  return (
    <>
      <TownField />
      {placeDetails(kind).map((field) => (
        <DetailInput key={field.name} field={field} />
      ))}
    </>
  );
}
