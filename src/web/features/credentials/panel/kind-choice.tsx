import type { CredentialKindId } from '#kinds/credentials/kinds.ts';
import { useT } from '../../../lib/i18n.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { kindName } from '../credential-texts.ts';
import { kindAbout } from '../kind-about.ts';
import { KIND_GROUPS } from './kind-groups.ts';

/** All kinds of credentials in groups, each with what it is for; a press chooses. */
export function KindChoice({ onChoose }: { onChoose: (kind: CredentialKindId) => void }) {
  const t = useT();
  return (
    <div className="flex flex-col gap-6">
      {KIND_GROUPS.map(({ id, kinds }) => (
        <section key={id} aria-labelledby={`kinds-${id}`}>
          <h3 id={`kinds-${id}`} className="mb-2 text-subheading">
            {t(`credentials.group.${id}`)}
          </h3>
          <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
            {kinds.map((kind) => (
              <li key={kind}>
                <button
                  type="button"
                  className="flex min-h-14 w-full items-center gap-3 px-4 py-2.5 text-start -outline-offset-3 hover:bg-primary-soft"
                  onClick={() => onChoose(kind)}
                >
                  <span className="min-w-0 flex-1">
                    <span className="block font-bold">{kindName(kind, t)}</span>
                    <span className="block text-sm text-muted">{kindAbout(kind, t)}</span>
                  </span>
                  <Icon name="chevron-right" className="text-muted" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
