import { useWatch } from 'react-hook-form';
import { CredentialPicker } from '../../features/credentials/credential-picker.tsx';
import { usePosting } from '../../features/selling/form/form-context.tsx';

/** The credentials of the listing in the form. */
export function ListingCredentials() {
  const { kindId, form, errorOf } = usePosting();
  const [category, tags, chosen] = useWatch({ control: form.control, name: ['category', 'tags', 'credentialIds'] });
  return (
    <CredentialPicker
      place={{ kind: kindId, categoryId: category, tags }}
      chosen={chosen}
      error={errorOf('credentialIds')}
      onChange={(ids) => {
        form.clearErrors('credentialIds');
        form.setValue('credentialIds', ids, { shouldDirty: true });
      }}
    />
  );
}
