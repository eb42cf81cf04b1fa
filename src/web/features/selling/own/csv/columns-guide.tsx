import type { ReactNode } from 'react';
import { type CsvColumn, USUAL_COLUMNS } from '#contract/selling/csv-columns.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { type Category, categoryTree } from '#kinds/ad/categories.ts';
import { kinds } from '#kinds/index.ts';
import { FIELD_NAMES } from '#kinds/rules/fields.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { exampleOf, headingOf, REQUIRED } from './template.ts';

/** Explains each column of the file. */
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
            {t(`selling.csv.about.${column}`)}
          </ColumnRow>
        ))}
      </dl>
      <Disclosure summary={t('selling.csv.codes')} className="border-t border-line">
        <dl className="divide-y divide-line">
          {FIELD_NAMES.map((column) => (
            <ColumnRow key={column} column={column} />
          ))}
        </dl>
      </Disclosure>
      <Disclosure summary={t('selling.csv.categories')} className="border-t border-line">
        <Categories branches={categoryTree.children} />
      </Disclosure>
      <Disclosure summary={t('selling.csv.flags')} className="border-t border-line">
        <Names names={kinds.ad.tagGroups[0].members.map((flag) => t(`tag.${flag}` as MessageId))} />
      </Disclosure>
    </Card>
  );
}

function ColumnRow({ column, children }: { column: CsvColumn; children?: ReactNode }) {
  const t = useT();
  return (
    <div className="grid gap-x-6 gap-y-0.5 py-2.5 sm:grid-cols-[13rem_minmax(0,1fr)]">
      <dt className="flex flex-wrap items-center gap-x-2">
        <b>{headingOf(column, t)}</b>
        {REQUIRED.has(column) && <Badge tone="amber">{t('selling.csv.required')}</Badge>}
      </dt>
      <dd>
        {children}{' '}
        <span className="text-muted">
          {t('selling.csv.example')} <code className="wrap-anywhere">{exampleOf(column, t)}</code>
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
      <Names names={leavesOf(branch).map(({ key }) => t(`category.${key}` as MessageId))} />
    </div>
  ));
}

function leavesOf(category: Category): readonly Category[] {
  return category.isLeaf ? [category] : category.children.flatMap(leavesOf);
}

/** Allowed values in the file. */
function Names({ names }: { names: readonly string[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-1 pb-3 sm:grid-cols-2">
      {names.map((name) => (
        <li key={name} className="min-w-0 wrap-anywhere">
          {name}
        </li>
      ))}
    </ul>
  );
}
