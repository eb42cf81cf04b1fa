import { useRef } from 'react';
import { useT } from '../../../../lib/i18n.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { linkFacts } from './linkify.ts';

export interface LinkDialogProps {
  href: string;
  opener: HTMLElement;
  onClose: () => void;
}

/** Confirms a link that leaves the site: shows where it really leads, and a warning. The focus is on staying. */
export function LinkDialog({ href, opener, onClose }: LinkDialogProps) {
  const t = useT();
  const stay = useRef<HTMLButtonElement>(null);
  const finalFocus = useRef(opener);
  const { host, isLookalike, isDisguised } = linkFacts(href);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('chat.link.title')}
      description={t('chat.link.lead')}
      closeLabel={t('frame.close')}
      initialFocus={stay}
      finalFocus={finalFocus}
      actions={
        <>
          <a
            href={href}
            target="_blank"
            rel="ugc nofollow noopener noreferrer"
            className="btn btn-secondary"
            onClick={onClose}
          >
            {t('chat.link.open')}
            <Icon name="external-link" />
            <span className="sr-only">{t('chat.link.newTab')}</span>
          </a>
          <Button ref={stay} onClick={onClose}>
            {t('chat.link.stay')}
          </Button>
        </>
      }
    >
      <p className="rounded-card border border-line bg-linen px-4 py-3 text-center">
        <span className="sr-only">{t('chat.link.host')} </span>
        <b className="font-heading text-subheading wrap-anywhere select-all">{host}</b>
        <span className="mt-1 block max-h-20 overflow-y-auto text-sm text-muted wrap-anywhere">{href}</span>
      </p>
      {(isLookalike || isDisguised) && (
        <p className="mt-3 flex gap-2.5 rounded-2xl bg-amber-soft px-4 py-3 font-semibold">
          <Icon name="triangle-alert" size={20} className="mt-0.5 text-amber-strong" />
          <span>{t(isLookalike ? 'chat.link.lookalike' : 'chat.link.disguised')}</span>
        </p>
      )}
      <ul className="mt-4 flex list-disc flex-col gap-1.5 ps-5 marker:text-amber-strong">
        <li>{t('chat.link.noCard')}</li>
        <li>{t('chat.link.noCode')}</li>
        <li>{t('chat.link.noCourier')}</li>
      </ul>
    </Dialog>
  );
}
