import type { MessageId } from '#i18n/message-id.ts';
import { getKind } from '#kinds/index.ts';
import { useT } from '../../../lib/i18n.tsx';
import { tagIcon } from '../../../lib/kinds/tag-icons.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Link } from '../../../ui/link.tsx';
import type { ListingProps } from './listing-props.ts';

/** The event's types; each links to all events of that type. */
export function EventTypes({ listing }: ListingProps) {
  const t = useT();
  const { paths, tagFilter } = getKind(listing.kind);
  return listing.tags.map((tag) => (
    <Link key={tag} to={`${paths.list}?${tagFilter.param}=${tag}`} className="tap inline-flex min-h-6 rounded-full">
      <Badge tone="primary" icon={tagIcon(tag)}>
        {t(`tag.${tag}` as MessageId)}
      </Badge>
    </Link>
  ));
}
