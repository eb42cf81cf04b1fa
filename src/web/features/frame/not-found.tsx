import { useT } from '../../lib/i18n.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';

/** There is nothing under this address. */
export function NotFound() {
  const t = useT();
  return (
    <div className="px-4 py-10">
      <title>{`${t('frame.notFound.title')} – Jarmark`}</title>
      <EmptyState
        level={1}
        ornament="lost-path"
        title={t('frame.notFound.title')}
        action={
          <>
            <LinkButton to="/ads" icon="search">
              {t('frame.notFound.ads')}
            </LinkButton>
            <LinkButton to="/" variant="secondary">
              {t('frame.notFound.home')}
            </LinkButton>
          </>
        }
      >
        <p>{t('frame.notFound.text')}</p>
      </EmptyState>
    </div>
  );
}
