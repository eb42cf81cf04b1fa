import { useState } from 'react';
import type { ListedText } from '#contract/texts/texts.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { dateText } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.tsx';
import { useFreshOnReturn } from '../../lib/remote/use-fresh-on-return.ts';
import { useRemote } from '../../lib/remote/use-remote.ts';
import { AdminPart } from '../../lib/staff/admin/admin-part.tsx';
import { RowsSkeleton } from '../../lib/staff/rows-skeleton.tsx';
import { StaffPage } from '../../lib/staff/staff-page.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { Link } from '../../ui/link.tsx';
import { listTexts } from './calls.ts';
import { textHref } from './places.ts';
import { textName } from './text-names.ts';

const KINDS = [
  ['document', 'file-text'],
  ['page', 'house'],
  ['mail', 'mail'],
] as const satisfies readonly (readonly [ListedText['kind'], IconName])[];

/** All texts of the site that can be changed: documents, words of pages, words of mails. */
export function TextsPage() {
  const t = useT();
  const remote = useRemote<{ items: readonly ListedText[] }>('texts', () => browserApi().call(listTexts, {}));
  useFreshOnReturn(remote.reload);
  return (
    <StaffPage page="texts" title={t('operator.nav.texts')} lead={t('texts.lead')}>
      <AdminPart remote={remote} skeleton={<RowsSkeleton />}>
        {({ items }) => (
          <div className="flex flex-col gap-8">
            {KINDS.map(([kind, icon]) => (
              <Group key={kind} kind={kind} icon={icon} texts={items.filter((text) => text.kind === kind)} />
            ))}
          </div>
        )}
      </AdminPart>
    </StaffPage>
  );
}

interface GroupProps {
  kind: ListedText['kind'];
  icon: IconName;
  texts: readonly ListedText[];
}

function Group({ kind, icon, texts }: GroupProps) {
  const t = useT();
  const [sought, setSought] = useState('');
  const shown = texts.filter(({ id }) => textName(id, t).toLowerCase().includes(sought.trim().toLowerCase()));
  return (
    <section aria-labelledby={`texts-${kind}`}>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <h2 id={`texts-${kind}`} className="flex items-center gap-2.5 text-subheading">
          <Icon name={icon} className="text-primary-strong" />
          {t(`texts.kind.${kind}`)}
        </h2>
        {kind === 'mail' && (
          <Field label={t('texts.search')} className="w-full sm:w-72">
            <TextInput type="search" value={sought} onChange={(event) => setSought(event.currentTarget.value)} />
          </Field>
        )}
      </div>
      <ul className="card divide-y divide-line overflow-hidden">
        {shown.map((text) => (
          <TextRow key={text.id} text={text} />
        ))}
      </ul>
      {shown.length === 0 && <p className="text-muted">{t('texts.noneFound')}</p>}
    </section>
  );
}

function TextRow({ text: { id, version, from, scheduled, drafts, languages } }: { text: ListedText }) {
  const { locale, t } = useLanguage();
  const behind = (state: 'older' | 'missing') =>
    languages.filter((each) => each.state === state).map((each) => each.locale.toUpperCase());
  const [older, missing] = [behind('older'), behind('missing')];
  return (
    <li>
      <Link to={textHref(id)} className="flex min-h-14 items-center gap-3 px-4 py-2.5 -outline-offset-3 hover:bg-linen">
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1.5">
          <span className="min-w-0 flex-1 basis-56">
            <span className="block font-bold first-letter:uppercase">{textName(id, t)}</span>
            <span className="block text-sm text-muted">
              {version === 0
                ? t('texts.row.builtIn')
                : t('texts.row.version', { number: version, from: from ? dateText(locale, from) : '' })}
            </span>
          </span>
          <span className="flex flex-wrap gap-1.5">
            {scheduled && (
              <Badge tone="info">{t('texts.row.scheduled', { from: dateText(locale, scheduled.from) })}</Badge>
            )}
            {drafts.length > 0 && <Badge tone="amber">{t('texts.row.draft')}</Badge>}
            {older.length > 0 && <Badge>{t('texts.row.older', { languages: older.join(', ') })}</Badge>}
            {missing.length > 0 && <Badge>{t('texts.row.missing', { languages: missing.join(', ') })}</Badge>}
          </span>
        </span>
        <Icon name="chevron-right" className="shrink-0 text-muted" />
      </Link>
    </li>
  );
}
