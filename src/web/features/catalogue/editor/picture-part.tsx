import { CATEGORY_PICTURES } from '#kinds/ad/catalogue.ts';
import { useT } from '../../../lib/i18n.tsx';
import { CategoryPicture } from '../../../lib/kinds/category-picture.tsx';
import { FieldGroup } from '../../../ui/choices.tsx';
import type { Draft } from './use-draft.ts';

/** The picture of a main category, of those that the site has. */
export function PicturePart({ draft: { values, set, faultAt } }: { draft: Draft }) {
  const t = useT();
  return (
    <FieldGroup legend={t('catalogue.picture')} error={faultAt('picture')}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-2">
        {CATEGORY_PICTURES.map((name, index) => (
          <label key={name} className="choice cursor-pointer flex-col items-center gap-1 p-2">
            <CategoryPicture name={name} className="w-12" />
            <input
              type="radio"
              className="tick"
              name="picture"
              value={name}
              checked={values.picture === name}
              aria-label={t('catalogue.pictureNumber', { number: index + 1 })}
              onChange={() => set({ picture: name })}
            />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
