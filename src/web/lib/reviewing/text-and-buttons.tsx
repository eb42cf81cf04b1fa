import { Button } from '../../ui/button.tsx';
import { useT } from '../i18n.tsx';
import { SendingFailed } from './sending-failed.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface TextAndButtonsProps extends Omit<TextFieldProps, 'rows'> {
  rows?: number;
  /** Why it was not sent. */
  failure: string | null;
  isBusy: boolean;
  /** What is sent was not there before. */
  isNew: boolean;
  /** The label of the button that sends what is new. */
  sendLabel: string;
  size?: 'sm' | 'md';
  /** Left out: there is nothing to go back to. */
  onCancel?: (() => void) | undefined;
}

/** How the forms of a comment, a review and a reply end: the text, why sending failed, and what to do with it. */
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
