import type { OwnListing } from '#contract/selling/selling.ts';
import { useT } from '../../../lib/i18n.tsx';
import { editHref, planHref, publicHref } from '../../../lib/paths/listing-paths.ts';
import { Button, type ButtonVariant, LinkButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Menu, MenuButton, MenuLine, MenuLink } from '../../../ui/menu.tsx';
import { ACT_ICONS, type Act, actLabel, actsOf } from './acts-of.ts';

export interface RowActsProps {
  listing: OwnListing;
  isBusy: boolean;
  onAct: (act: Act) => void;
  className?: string;
}

/** Actions on a listing: the likeliest as a button, the rest in a menu. */
export function RowActs({ listing, isBusy, onAct, className }: RowActsProps) {
  const t = useT();
  const [first, ...others] = actsOf(listing);
  return (
    <div className={classNames('flex items-center gap-2', className)}>
      {first && <MainAct act={first} listing={listing} isBusy={isBusy} onAct={onAct} />}
      {others.length > 0 && (
        <Menu
          trigger={<Icon name="ellipsis" />}
          label={t('selling.more', { title: listing.title })}
          triggerClassName="btn btn-quiet btn-icon"
          align="end"
        >
          {others.map((act) => (
            <MenuAct key={act} act={act} listing={listing} isBusy={isBusy} onAct={onAct} />
          ))}
        </Menu>
      )}
    </div>
  );
}

interface ActProps extends Omit<RowActsProps, 'className'> {
  act: Act;
}

/** The page of an action that is a link. */
function hrefOf(act: Act, listing: OwnListing): string | null {
  if (act === 'edit') return editHref(listing);
  if (act === 'view') return publicHref(listing);
  return act === 'plan' ? planHref(listing) : null;
}

const VARIANTS: Readonly<Partial<Record<Act, ButtonVariant>>> = { plan: 'amber', renew: 'primary', edit: 'secondary' };

function MainAct({ act, listing, isBusy, onAct }: ActProps) {
  const t = useT();
  const href = hrefOf(act, listing);
  const label = t(actLabel(act, listing));
  const look = {
    variant: VARIANTS[act] ?? 'secondary',
    icon: ACT_ICONS[act],
    className: 'flex-1',
    'aria-label': t('selling.actOn', { act: label, title: listing.title }),
  } as const;
  if (href) {
    return (
      <LinkButton to={href} {...look}>
        {label}
      </LinkButton>
    );
  }
  return (
    <Button busy={isBusy} onClick={() => onAct(act)} {...look}>
      {label}
    </Button>
  );
}

function MenuAct({ act, listing, isBusy, onAct }: ActProps) {
  const t = useT();
  const href = hrefOf(act, listing);
  const label = t(actLabel(act, listing));
  if (href) {
    return (
      <MenuLink to={href} icon={ACT_ICONS[act]}>
        {label}
      </MenuLink>
    );
  }
  return (
    <>
      {act === 'remove' && <MenuLine />}
      <MenuButton
        icon={ACT_ICONS[act]}
        className={act === 'remove' ? 'text-danger' : undefined}
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && onAct(act)}
      >
        {label}
      </MenuButton>
    </>
  );
}
