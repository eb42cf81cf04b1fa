import { Suspense, useState } from 'react';
import type { DeskCategory } from '#contract/catalogue/catalogue.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { useLanguage, useT } from '../../../lib/i18n.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { Link } from '../../../ui/link.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { nameIn, type PlaceAct, ROOT_ID } from '../tree.ts';
import type { Acts } from '../use-acts.ts';
import { FormParts } from './form-parts.tsx';
import { LikePart } from './like-part.tsx';
import { NamesPart } from './names-part.tsx';
import { PicturePart } from './picture-part.tsx';
import { PlacePart } from './place-part.tsx';
import { useDraft } from './use-draft.ts';

const MergeDialog = lazyPart(
  () => import('./merge-dialog.tsx'),
  (module) => module.MergeDialog,
);

export interface CategoryEditorProps {
  category: DeskCategory;
  categories: readonly DeskCategory[];
  acts: Acts;
  onMove: (act: PlaceAct) => Promise<void>;
  onChoose: (id: number | null) => void;
}

/** Everything that can be changed of a category. */
export function CategoryEditor(props: CategoryEditorProps) {
  const { category, acts } = props;
  const t = useT();
  const draft = useDraft(category, acts);
  return (
    <>
      <EditorHead category={category} />
      <PlacePart {...props} />
      <form
        noValidate
        className="mt-6 flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void draft.save();
        }}
      >
        <NamesPart category={category} draft={draft} />
        {category.isNew && <LikePart categories={props.categories} draft={draft} />}
        {category.parentId === ROOT_ID && <PicturePart draft={draft} />}
        {category.isLeaf && <FormParts category={category} draft={draft} />}
        {draft.otherFault && (
          <Alert tone="error" live>
            {draft.otherFault}
          </Alert>
        )}
        <div className="sticky -bottom-5 z-1 -mx-5 flex flex-wrap items-center gap-3 border-t border-line bg-surface px-5 pt-3 pb-4">
          <Button type="submit" icon="check" busy={acts.isBusy} disabled={!draft.isChanged}>
            {t('catalogue.save')}
          </Button>
          {draft.isChanged && (
            <Button variant="quiet" onClick={draft.reset}>
              {t('catalogue.discard')}
            </Button>
          )}
        </div>
      </form>
      <EndPart {...props} />
    </>
  );
}

function EditorHead({ category }: { category: DeskCategory }) {
  const { locale, t } = useLanguage();
  const { id, listings, shown, gone, rules, isLeaf } = category;
  return (
    <div>
      <h2 className="text-subheading wrap-anywhere max-lg:sr-only">{nameIn(category, locale)}</h2>
      <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-[0.9375rem] text-muted">
        <span>{t('catalogue.number', { id })}</span>
        {isLeaf && <span>{t('catalogue.listingsShown', { count: listings, shown })}</span>}
        <Link to={`/category/${id}`} className="link">
          {t('catalogue.toPage')}
        </Link>
      </p>
      {gone.length > 0 && (
        <p className="mt-1 text-[0.9375rem] text-muted">
          {t('catalogue.gone', { names: gone.map(({ name }) => name).join(', ') })}
        </p>
      )}
      {isLeaf && (
        <p className="mt-1 text-[0.9375rem] text-muted">
          {rules.length > 0
            ? t('catalogue.rules', {
                fields: rules.map((name) => t(`rules.field.${name}.label` as MessageId)).join(', '),
              })
            : t('catalogue.noRules')}
        </p>
      )}
    </div>
  );
}

/** Hiding, merging and removing. */
function EndPart(props: CategoryEditorProps) {
  const { category, acts, onChoose } = props;
  const { locale, t } = useLanguage();
  const [isMerging, setMerging] = useState(false);
  const { id, isHidden, isLeaf, listings } = category;
  const name = nameIn(category, locale);

  async function run(type: 'hide' | 'show' | 'remove'): Promise<void> {
    const { catalogue, faults } = await acts.run({ type, id });
    const [fault] = Object.values(faults);
    if (fault) showToast({ tone: 'error', title: t('catalogue.cannot'), description: fault });
    if (!catalogue) return;
    showToast({ tone: 'success', title: t(`catalogue.done.${type}`, { name }) });
    if (type === 'remove') onChoose(null);
  }

  return (
    <section aria-label={t('catalogue.end')} className="mt-6 flex flex-col gap-4 border-t border-line pt-5">
      <div>
        <Button
          variant="secondary"
          icon={isHidden ? 'eye' : 'eye-off'}
          busy={acts.isBusy}
          onClick={() => void run(isHidden ? 'show' : 'hide')}
        >
          {t(isHidden ? 'catalogue.show' : 'catalogue.hide')}
        </Button>
        <p className="mt-1.5 text-sm text-muted">
          {t(isHidden ? 'catalogue.showText' : 'catalogue.hideText', { count: listings })}
        </p>
      </div>
      {isLeaf && (
        <div>
          <Button variant="secondary" icon="package" onClick={() => setMerging(true)}>
            {t('catalogue.merge')}
          </Button>
          <p className="mt-1.5 text-sm text-muted">{t('catalogue.mergeText')}</p>
        </div>
      )}
      {isLeaf && listings === 0 && (
        <div>
          <Button variant="danger" icon="trash-2" busy={acts.isBusy} onClick={() => void run('remove')}>
            {t('catalogue.remove')}
          </Button>
          <p className="mt-1.5 text-sm text-muted">{t('catalogue.removeText')}</p>
        </div>
      )}
      {isMerging && (
        <Suspense>
          <MergeDialog {...props} onClose={() => setMerging(false)} />
        </Suspense>
      )}
    </section>
  );
}
