import { usePosting } from '../form-context.tsx';
import { contactDetails } from '../form-plan.ts';
import { DescriptionField } from './description-field.tsx';
import { DetailInput } from './detail-input.tsx';

/** The description and the contact data. */
export function TextSection() {
  const { kind } = usePosting();
  return (
    <>
      <DescriptionField />
      {contactDetails(kind).map((field) => (
        <DetailInput key={field.name} field={field} />
      ))}
    </>
  );
}
