import { useWatch } from 'react-hook-form';
import type { MessageId } from '#i18n/message-id.ts';
import { categoriesById } from '#kinds/ad/categories.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { usePosting } from '../form-context.tsx';
import type { GoodsFinding } from '../rule-view.ts';
import { LegalActs } from './legal-acts.tsx';

/** Actions on a text that seems to offer goods of another category: move there, or dispute the finding. */
export function GoodsActions({ goods: { topic, category, acts } }: { goods: GoodsFinding }) {
  const t = useT();
  const { form, showField } = usePosting();

  function handleMove(id: number): void {
    form.setValue('category', id, { shouldDirty: true, shouldTouch: true });
    form.clearErrors(['category', 'title', 'description']);
    showField('category');
  }

  function handleDispute(): void {
    form.setValue('disputed', [...form.getValues('disputed'), topic], { shouldDirty: true });
    form.clearErrors(['title', 'description']);
    // The pressed button disappears.
    showField('title');
  }

  return (
    <div className="mt-1.5 flex flex-col gap-1">
      {category !== null && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => handleMove(category)}>
            {t('posting.goods.move', { category: t(`category.${categoriesById.get(category)?.key}` as MessageId) })}
          </Button>
          <Button size="sm" variant="secondary" onClick={handleDispute}>
            {t('posting.goods.dispute')}
          </Button>
        </div>
      )}
      <Disclosure summary={<span className="text-sm font-semibold">{t('posting.rules.why')}</span>}>
        <div className="pb-2 text-sm text-muted">
          <LegalActs acts={acts} />
        </div>
      </Disclosure>
    </div>
  );
}

/** What happens after a seller has disputed a finding. */
export function DisputeNote() {
  const t = useT();
  const { form, showField } = usePosting();
  const disputed = useWatch({ control: form.control, name: 'disputed' });
  if (disputed.length === 0) return null;
  return (
    <p role="status" className="mt-1.5 flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
      <Icon name="info" size="1.1rem" />
      <span className="min-w-0">{t('posting.goods.disputed')}</span>
      <button
        type="button"
        className="link"
        onClick={() => {
          form.setValue('disputed', [], { shouldDirty: true });
          showField('title');
        }}
      >
        {t('posting.goods.undo')}
      </button>
    </p>
  );
}
