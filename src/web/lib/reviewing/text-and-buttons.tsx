import { Button } from '../../ui/button.tsx';
import { useT } from '../i18n.tsx';
import { SendingFailed } from './sending-failed.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface TextAndButtonsProps extends Omit<TextFieldProps, 'rows'> {
  rows?: number;
  /** Why it was not sent. */
  failure: string | null;
  isBusy: boolean;
  /** The text is new rather than an edit. */
  isNew: boolean;
  /** The label of the button that sends a new text. */
  sendLabel: string;
  size?: 'sm' | 'md';
  /** Left out if the form cannot be cancelled. */
  onCancel?: (() => void) | undefined;
}

/** The common end of the comment, review and reply forms: the text, the failure, and the buttons. */
export function TextAndButtons({
  rows = 4,
  failure,
  isBusy,
  isNew,
  sendLabel,
  size = 'md',
  onCancel,
  ...field
}: TextAndButtonsProps) {
  const t = useT();
  return (
    <>
      <TextField {...field} rows={rows} />
      <SendingFailed failure={failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size={size} icon={isNew ? 'send' : undefined} busy={isBusy}>
          {isNew ? sendLabel : t('commenting.save')}
        </Button>
        {onCancel && (
          <Button size={size} variant="secondary" onClick={onCancel}>
            {t('commenting.cancel')}
          </Button>
        )}
      </div>
    </>
  );
}
