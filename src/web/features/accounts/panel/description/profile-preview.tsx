import { avatarSrc } from '../../../../lib/avatar-src.ts';
import { dayOfMoment, monthWithinText } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.tsx';
import type { SessionUser } from '../../../../lib/session/session-store.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { FolkStrip } from '../../../../ui/ornament.tsx';
import type { ProfileValues } from './profile-form.tsx';

export interface ProfilePreviewProps {
  values: ProfileValues;
  user: SessionUser;
  memberSince: string;
  /** Whether the shop link is public. */
  showsShop: boolean;
}

/** A live preview of the profile. */
export function ProfilePreview({
  values: { name, description, town, shop_url: shopUrl },
  user,
  memberSince,
  showsShop,
}: ProfilePreviewProps) {
  const { locale, t } = useLanguage();
  return (
    <section aria-labelledby="preview" className="xl:sticky xl:top-6">
      <h2 id="preview" className="mb-3 flex items-center gap-2 text-subheading">
        <Icon name="eye" className="text-muted" />
        {t('panel.description.preview')}
      </h2>
      <div className="card overflow-hidden">
        <div className="bg-linen px-5 pt-5">
          <div className="flex items-center gap-4">
            <Avatar
              name={name || user.name}
              src={avatarSrc(user)}
              size={72}
              className="border-3 border-surface shadow-card"
            />
            <p className="min-w-0 font-heading text-subheading font-semibold wrap-anywhere">{name || '…'}</p>
          </div>
          <ul className="mt-3 flex flex-col gap-1 pb-3 text-sm text-muted">
            {town && (
              <li className="flex items-center gap-2">
                <Icon name="map-pin" className="text-amber-strong" />
                <span className="min-w-0 wrap-anywhere">{town}</span>
              </li>
            )}
            <li className="flex items-center gap-2">
              <Icon name="calendar-days" className="text-amber-strong" />
              {t('profile.since', { month: monthWithinText(locale, dayOfMoment(memberSince)) })}
            </li>
            {showsShop && shopUrl && (
              <li className="flex items-center gap-2">
                <Icon name="store" className="text-amber-strong" />
                <span className="min-w-0 underline wrap-anywhere">{t('profile.shop')}</span>
              </li>
            )}
          </ul>
          <FolkStrip className="-mx-5" />
        </div>
        <p className="line-clamp-[12] px-5 py-4 text-[0.9375rem] whitespace-pre-line wrap-anywhere">
          {description || <span className="text-muted">{t('panel.description.empty')}</span>}
        </p>
      </div>
    </section>
  );
}
