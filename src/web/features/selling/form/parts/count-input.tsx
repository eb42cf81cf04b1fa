import { useT } from '../../../../lib/i18n.tsx';
import { TextInput } from '../../../../ui/field.tsx';
import { usePosting } from '../form-context.tsx';

/** A number input with its unit inside: złoty or pieces. */
export function CountInput({ name }: { name: 'price' | 'floor' | 'pieces' }) {
  const t = useT();
  const { form } = usePosting();
  const isMoney = name !== 'pieces';
  const unit = isMoney ? 'zł' : t('list.unit.pieces');
  return (
    <span className="relative block min-w-0 flex-1">
      <TextInput
        {...form.register(name)}
        inputMode={isMoney ? 'decimal' : 'numeric'}
        autoComplete="off"
        placeholder={isMoney ? '24,50' : '10'}
        maxLength={14}
        className="pe-12"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-3.5 flex items-center text-sm text-muted"
      >
        {unit}
      </span>
    </span>
  );
}
