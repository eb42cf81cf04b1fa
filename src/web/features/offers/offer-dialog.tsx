import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod';
import type { Conversation } from '#contract/conversations.ts';
import { isApiError } from '#contract/errors.ts';
import type { Offer } from '#contract/offers/offer.ts';
import type { OfferForm, offerFormSchema } from '#contract/offers/offers.ts';
import { polishDay } from '#contract/values/polish-time.ts';
import type { PriceUnit } from '#kinds/price-units.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { FormFailure } from '../../lib/forms/form-failure.tsx';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useLanguage, useT } from '../../lib/i18n.tsx';
import type { OfferWish } from '../../lib/paths/chat-paths.ts';
import { PriceLabel } from '../../lib/prices/price-label.tsx';
import { tellNews } from '../../lib/realtime/news.ts';
import { isCalledOff } from '../../lib/remote/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, TextArea, TextInput } from '../../ui/field.tsx';
import { OFFER_NOTE_MAX_LENGTH, PICK_UP_DAYS_MAX } from './bounds.ts';
import { BundleField } from './bundle-field.tsx';
import { makeOffer } from './calls.ts';
import { offerText } from './offer-text.ts';
import { useOfferDraft } from './use-offer-draft.ts';

export interface OfferDialogProps {
  conversation: Conversation;
  wish: OfferWish;
  /** The other's open offer that this one answers. */
  answered?: Offer;
  sendLater: SendLater;
  onClose: () => void;
}

/** Makes an offer once the network is back; until then `content` is shown in its place. */
export type SendLater = (
  conversationId: number,
  offer: { clientId: string; offer: Omit<OfferForm, 'clientId'>; content: string },
) => void;

type Input = Record<keyof z.input<typeof offerFormSchema>, unknown> & {
  price: string;
  quantity: string;
  pickUpOn: string;
  note: string;
  listingIds: number[];
};

const DAY_MS = 86_400_000;

/**
 * The form of an offer. Input is kept until it is sent, also across a reload; a retry after a lost response is
 * idempotent. Without a network the offer is sent later.
 */
export function OfferDialog(props: OfferDialogProps) {
  const { conversation, wish, answered, onClose } = props;
  const t = useT();
  const { form, isBusy, failure, onSubmit, errorOf } = useOfferForm(props);
  const listingIds = useWatch({ control: form.control, name: 'listingIds' });
  const isReservation = wish === 'reservation';
  const unit = unitOf(conversation, answered, listingIds);
  const title = answered ? 'counter' : wish;
  return (
    <Dialog
      open
      isPage
      sticky
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`offers.form.title.${title}`)}
      description={t('offers.form.about')}
      closeLabel={t('frame.close')}
    >
      <form onSubmit={onSubmit} noValidate className="flex flex-col gap-5">
        {!isReservation && (
          <Field
            label={unit ? t('offers.form.pricePer', { unit: t(`priceUnit.short.${unit}`) }) : t('offers.form.price')}
            hint={<Stated conversation={conversation} />}
            error={errorOf('price')}
            required
          >
            <TextInput
              {...form.register('price')}
              inputMode="decimal"
              autoComplete="off"
              maxLength={14}
              className="max-w-48"
            />
          </Field>
        )}
        <div className="grid grid-cols-2 items-start gap-x-3 gap-y-5">
          <Field label={t('offers.form.quantity')} error={errorOf('quantity')}>
            <TextInput {...form.register('quantity')} inputMode="decimal" autoComplete="off" maxLength={10} />
          </Field>
          <Field label={t('offers.form.pickUp')} error={errorOf('pickUpOn')}>
            <TextInput
              {...form.register('pickUpOn')}
              type="date"
              min={polishDay(Date.now())}
              max={polishDay(Date.now() + PICK_UP_DAYS_MAX * DAY_MS)}
            />
          </Field>
        </div>
        <Field label={t('offers.form.note')} error={errorOf('note')}>
          <TextArea {...form.register('note')} rows={2} maxLength={OFFER_NOTE_MAX_LENGTH} />
        </Field>
        {!answered && conversation.about && (
          <BundleField
            about={conversation.about}
            chosen={listingIds}
            error={errorOf('listingIds')}
            onChange={(ids) => form.setValue('listingIds', ids, { shouldDirty: true })}
          />
        )}
        <FormFailure failure={failure} title={t('offers.form.failed')} />
        <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
          <Button variant="secondary" onClick={onClose}>
            {t('offers.form.cancel')}
          </Button>
          <Button type="submit" icon="send" busy={isBusy}>
            {t(isReservation ? 'offers.form.ask' : 'offers.form.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The unit of the price: several listings have one price for everything. */
function unitOf({ about }: Conversation, answered: Offer | undefined, listingIds: readonly number[]): PriceUnit | null {
  if (listingIds.length > 1) return null;
  return answered ? answered.priceUnit : (about?.priceUnit ?? null);
}

/** The price of the ad, to compare with. */
function Stated({ conversation: { about } }: { conversation: Conversation }) {
  const t = useT();
  if (!about || about.price === null) return null;
  return (
    <>
      {t('offers.form.stated')} <PriceLabel priced={about} />
    </>
  );
}

function useOfferForm({ conversation, wish, answered, sendLater, onClose }: OfferDialogProps) {
  const { locale, t } = useLanguage();
  const draft = useOfferDraft(`${conversation.id}:${answered?.id ?? wish}`);
  const values: Input = {
    clientId: 'given-when-sent',
    price: '',
    quantity: answered?.quantity == null ? '' : String(answered.quantity).replace('.', ','),
    pickUpOn: answered?.pickUpOn ?? '',
    note: '',
    answers: answered?.id,
    ...draft.typed,
    listingIds: [...(draft.typed?.listingIds ?? listingIdsOf(conversation, answered))],
  };
  const contractForm = useContractForm<Input, OfferForm>({
    schema: async () => {
      const { offerFormSchema: schema, pricedOfferFormSchema: priced } = await import('./schemas.ts');
      return (wish === 'price' ? priced : schema) as unknown as z.ZodType<OfferForm, Input>;
    },
    values,
    send: async ({ clientId: _, ...offer }) => {
      const clientId = draft.idOf(offer);
      const sent = await sendNow(conversation.id, { ...offer, clientId });
      if (!sent) {
        const unit = unitOf(conversation, answered, offer.listingIds);
        sendLater(conversation.id, { clientId, offer, content: offerText(locale, { ...offer, unit }, t) });
      }
      if (sent && answered) tellNews('conversationChanged', { conversationId: conversation.id });
      draft.forget();
      onClose();
    },
  });
  const { subscribe } = contractForm.form;
  const newest = useRef(draft);
  newest.current = draft;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { price, quantity, pickUpOn, note, listingIds } }) =>
          newest.current.keep({ price, quantity, pickUpOn, note, listingIds }),
      }),
    [subscribe],
  );
  return contractForm;
}

function listingIdsOf({ about }: Conversation, answered: Offer | undefined): number[] {
  if (answered) return answered.listings.map(({ id }) => id);
  return about ? [about.id] : [];
}

/** @returns false when the server was not reached or failed. @throws its refusal */
async function sendNow(id: number, body: OfferForm): Promise<boolean> {
  try {
    const { data } = await browserApi().call(makeOffer, { params: { id }, body });
    tellNews('posted', data);
    return true;
  } catch (error) {
    if (isCalledOff(error) || !isPassing(error)) throw error;
    return false;
  }
}

/** Without a request id the response is not the site's but a captive portal's. */
function isPassing(error: unknown): boolean {
  return !isApiError(error) || error.status >= 500 || error.requestId === '';
}
