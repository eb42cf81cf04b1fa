import { useLocation } from 'react-router';
import { SearchBox } from '../features/search/search-box.tsx';
import { useT } from '../lib/i18n.tsx';
import { useMarket } from '../lib/market.ts';
import { LinkButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Logo } from '../ui/logo.tsx';
import { Awning } from '../ui/ornament.tsx';
import { AccountMenu, BellSlot, ChatSlot } from './account-menu.tsx';
import type { Branch } from './branches.ts';
import { CategoryMenu } from './category-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { useWayOut } from './last-page.ts';
import { SiteMenu } from './site-menu.tsx';
import type { Task } from './task.ts';

export interface SiteHeaderProps {
  branches: readonly Branch[] | undefined;
  task: Task | undefined;
}

/** The header of every page: one row. Below it hangs an awning, except where something is to be done. */
export function SiteHeader({ branches = [], task }: SiteHeaderProps) {
  const isHome = useLocation().pathname === '/';
  return (
    <header
      className={classNames('relative z-30 print:hidden', task && 'border-b border-line')}
      data-home={isHome ? '' : undefined}
    >
      <div className="bg-surface">
        <div className="relative mx-auto flex h-13 max-w-page items-center gap-x-1 px-3 sm:h-15 sm:gap-x-2 sm:px-6">
          {task ? <TaskHead task={task} /> : <MarketHead branches={branches} isHome={isHome} />}
          <div className="ms-auto flex shrink-0 items-center gap-0.5">
            {task && <LanguageMenu />}
            <ChatSlot />
            <BellSlot />
            <AccountMenu />
            {!task && <AddLink />}
            {!task && <SiteMenu branches={branches} />}
          </div>
        </div>
      </div>
      {!task && <Awning />}
    </header>
  );
}

/** The name beside the mark needs room: on phones only the home page has it, which has a search field of its own. */
function HomeLink({ isNamed = false }: { isNamed?: boolean }) {
  const t = useT();
  const { name, logo } = useMarket();
  return (
    <Link to="/" aria-label={t('frame.home')} className="flex min-h-11 min-w-11 items-center rounded-field sm:text-lg">
      <Logo
        name={name}
        markId={logo}
        className="min-w-0"
        nameClassName={classNames('min-w-0 max-w-48 lg:max-w-72', isNamed ? 'max-[17rem]:hidden' : 'max-sm:hidden')}
      />
    </Link>
  );
}

/** On phones the search field covers the row while it has the focus. */
const SEARCH =
  'min-w-11 flex-1 bg-surface md:mx-2 max-sm:focus-within:absolute max-sm:focus-within:inset-x-3 max-sm:focus-within:z-10';

function MarketHead({ branches, isHome }: { branches: readonly Branch[]; isHome: boolean }) {
  return (
    <>
      <HomeLink isNamed={isHome} />
      {branches.length > 0 && <CategoryMenu branches={branches} />}
      <div className={classNames(SEARCH, isHome && 'max-lg:invisible max-sm:hidden')}>
        <SearchBox id="header-search" size="sm" isLandmark />
      </div>
    </>
  );
}

function TaskHead({ task }: { task: Task }) {
  const t = useT();
  return (
    <>
      {task.isForm && <WayOut />}
      <HomeLink isNamed />
      {task.title && (
        <p className="ms-2 min-w-0 truncate border-s border-line ps-3 font-semibold text-muted max-[28rem]:hidden">
          {t(task.title)}
        </p>
      )}
    </>
  );
}

function WayOut() {
  const t = useT();
  return (
    <Link to={useWayOut()} className="btn btn-quiet -ms-2 shrink-0 px-3 max-sm:w-11 max-sm:px-0">
      <Icon name="arrow-left" />
      <span className="max-sm:sr-only">{t('frame.back')}</span>
    </Link>
  );
}

/** On phones the bottom bar has it. */
function AddLink() {
  const t = useT();
  return (
    <LinkButton
      to="/addAnnouncement"
      variant="amber"
      icon="plus"
      className="ms-1 whitespace-nowrap max-lg:w-11 max-lg:px-0 max-sm:hidden"
    >
      <span className="max-lg:sr-only">{t('frame.add')}</span>
    </LinkButton>
  );
}
