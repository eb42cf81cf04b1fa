import { useT } from '../../../../lib/i18n.tsx';
import { type PercentArea, previewStyle } from './preview-style.ts';

/** Avatar sizes on a profile, beside a comment and in a list. */
const SIZES_PX = [136, 72, 44] as const;

/** Previews of the crop at the sizes used on the site. */
export function AvatarPreviews({ url, area }: { url: string; area: PercentArea }) {
  const t = useT();
  return (
    <div>
      <h2 className="text-subheading">{t('panel.avatar.preview')}</h2>
      <div className="mt-3 flex flex-wrap items-end gap-5" aria-hidden="true">
        {SIZES_PX.map((size) => (
          <span
            key={size}
            className="relative block shrink-0 overflow-hidden rounded-full bg-linen shadow-card"
            style={{ width: size, height: size }}
          >
            <img src={url} alt="" className="absolute max-w-none" style={previewStyle(area)} />
          </span>
        ))}
      </div>
    </div>
  );
}
