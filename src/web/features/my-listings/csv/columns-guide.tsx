import type { ReactNode } from 'react';
import type { MessageId } from '#i18n/message-id.ts';
import { type Category, categoryTree } from '#kinds/ad/categories.ts';
import { kinds } from '#kinds/index.ts';
import { FIELD_NAMES } from '#kinds/rules/fields.ts';
import { useT } from '../../../lib/i18n.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { type Column, exampleOf, REQUIRED, USUAL_COLUMNS } from './template.ts';

/** What each column of the file holds. */
export function ColumnsGuide() {
  const t = useT();
  return (
    <Card as="section" padded aria-labelledby="columns">
      <h2 id="columns" className="text-subheading">
        {t('selling.csv.columns')}
      </h2>
      <p className="mt-1 max-w-text text-muted">{t('selling.csv.columnsText')}</p>
      <dl className="mt-4 divide-y divide-line">
        {USUAL_COLUMNS.map((column) => (
          <ColumnRow key={column} column={column}>
            {t(`selling.csv.column.${column}`)}. {t(`selling.csv.about.${column}`)}
          </ColumnRow>
        ))}
      </dl>
      <Disclosure summary={t('selling.csv.codes')} className="border-t border-line">
        <dl className="divide-y divide-line">
          {FIELD_NAMES.map((column) => (
            <ColumnRow key={column} column={column}>
              {t(`rules.field.${column}.label`)}.
            </ColumnRow>
          ))}
        </dl>
      </Disclosure>
      <Disclosure summary={t('selling.csv.categories')} className="border-t border-line">
        <Categories branches={categoryTree.children} />
      </Disclosure>
      <Disclosure summary={t('selling.csv.flags')} className="border-t border-line">
        <Names names={kinds.ad.tagGroups[0].members.map((flag) => [flag, t(`tag.${flag}` as MessageId)])} />
      </Disclosure>
    </Card>
  );
}

function ColumnRow({ column, children }: { column: Column; children: ReactNode }) {
  const t = useT();
  return (
    <div className="grid gap-x-6 gap-y-0.5 py-2.5 sm:grid-cols-[13rem_minmax(0,1fr)]">
      <dt className="flex flex-wrap items-center gap-x-2">
        <code className="font-bold">{column}</code>
        {REQUIRED.has(column) && <Badge tone="amber">{t('selling.csv.required')}</Badge>}
      </dt>
      <dd>
        {children}{' '}
        <span className="text-muted">
          {t('selling.csv.example')} <code className="wrap-anywhere">{exampleOf(column)}</code>
        </span>
      </dd>
    </div>
  );
}

function Categories({ branches }: { branches: readonly Category[] }) {
  const t = useT();
  return branches.map((branch) => (
    <div key={branch.id} className="pb-3">
      <p className="mb-1 font-bold">{t(`category.${branch.key}` as MessageId)}</p>
      <Names names={leavesOf(branch).map(({ key }) => [key, t(`category.${key}` as MessageId)])} />
    </div>
  ));
}

function leavesOf(category: Category): readonly Category[] {
  return category.children.length === 0 ? [category] : category.children.flatMap(leavesOf);
}

/** What is written into the file beside what it means. */
function Names({ names }: { names: readonly (readonly [written: string, meaning: string])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-1 pb-3 sm:grid-cols-2">
      {names.map(([written, meaning]) => (
        <div key={written} className="flex min-w-0 flex-wrap gap-x-2">
          <dt>
            <code className="wrap-anywhere">{written}</code>
          </dt>
          <dd className="text-muted">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
