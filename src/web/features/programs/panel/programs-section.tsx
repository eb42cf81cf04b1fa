import { useT } from '../../../lib/i18n.tsx';
import { SectionFrame } from '../../../lib/panel/section-frame.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TokensPart } from './tokens-part.tsx';
import { WebhooksPart } from './webhooks-part.tsx';

/** What a user's programs need: access tokens, webhooks and the description of the API. */
export function ProgramsSection() {
  const t = useT();
  return (
    <SectionFrame
      id="programs"
      lead={t('programs.lead')}
      action={
        <a href="/api/docs" className="btn btn-secondary max-sm:w-full">
          <Icon name="file-text" />
          {t('programs.docs')}
        </a>
      }
    >
      <TokensPart />
      <WebhooksPart />
    </SectionFrame>
  );
}
