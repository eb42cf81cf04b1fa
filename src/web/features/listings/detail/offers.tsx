import type { MessageId } from '#i18n/message-id.ts';
import type { Kind } from '#kinds/define-kind.ts';
import { getKind } from '#kinds/index.ts';
import { useT } from '../../../lib/i18n.tsx';
import { tagIcon } from '../../../lib/kinds/tag-icons.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import type { ListingProps } from './listing-props.ts';

/** A listing's tags by group, with icons; each links to listings with the same tag. Event types are shown above. */
export function Offers({ listing }: ListingProps) {
  const t = useT();
  const kind = getKind(listing.kind);
  const groups = kind.tagGroups
    .map(({ name, members }) => ({ name, tags: members.filter((tag) => listing.tags.includes(tag)) }))
    .filter(({ tags }) => tags.length > 0);
  if (kind.capabilities.schedule || groups.length === 0) return null;
  const [only] = groups;
  if (kind.tagGroups.length === 1 && only) {
    return (
      <section aria-labelledby="offers">
        <h2 id="offers" className="mb-3 text-heading">
          {t(`tagGroup.${only.name}` as MessageId)}
        </h2>
        <TagList kind={kind} tags={only.tags} className="flex flex-wrap gap-2" look="chip" />
      </section>
    );
  }
  return (
    <section aria-labelledby="offers">
      <h2 id="offers" className="mb-4 text-heading">
        {t('detail.offers')}
      </h2>
      <div className="columns-2 gap-2.5 max-[22rem]:columns-1 sm:gap-4 xl:columns-3">
        {groups.map(({ name, tags }) => (
          <div key={name} className="card mb-2.5 break-inside-avoid px-3 py-2.5 sm:mb-4 sm:px-4 sm:py-3">
            <h3 className="mb-1.5 text-subheading">{t(`tagGroup.${name}` as MessageId)}</h3>
            <TagList kind={kind} tags={tags} className="flex flex-col" look={ROW} />
          </div>
        ))}
      </div>
    </section>
  );
}

const ROW =
  'flex min-h-11 items-center gap-2 py-0.5 leading-snug underline-offset-4 hover:underline max-sm:gap-1.5 max-sm:text-sm sm:gap-2.5';

function TagList({
  kind,
  tags,
  className,
  look,
}: {
  kind: Kind;
  tags: readonly string[];
  className: string;
  look: string;
}) {
  const t = useT();
  return (
    <ul className={className}>
      {tags.map((tag) => (
        <li key={tag} className="flex">
          <Link to={`${kind.paths.list}?${kind.tagFilter.param}=${tag}`} className={look}>
            <Icon name={tagIcon(tag)} size={20} className="text-primary" />
            <span className="min-w-0 wrap-anywhere hyphens-auto">{t(`tag.${tag}` as MessageId)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
