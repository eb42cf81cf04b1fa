import type { AnswerOf } from '#contract/endpoint.ts';
import type { getCategories } from '#contract/listings/listings.ts';
import type { Locale } from '#i18n/locales.ts';
import type { MessageId, Translate } from '#i18n/message-id.ts';
import { getTranslator } from '#i18n/translator.ts';
import { perCatalogue } from '#kinds/ad/catalogue.ts';
import { type Category, categoryTree } from '#kinds/ad/categories.ts';

type Node = AnswerOf<typeof getCategories>;

const trees = perCatalogue(() => new Map<Locale, Node>());

/** The category tree in a language; kept until the catalogue changes. */
export function presentCategoryTree(locale: Locale): Node {
  let tree = trees().get(locale);
  if (!tree) {
    tree = presentNode(categoryTree, getTranslator(locale));
    trees().set(locale, tree);
  }
  return tree;
}

function presentNode(category: Category, translate: Translate): Node {
  return {
    id: category.id,
    name: category.key === 'master' ? 'Master' : translate(`category.${category.key}` as MessageId),
    attributes: [...category.quantities, ...category.flags].map((name) => ({ name })),
    priceUnits: [...category.units],
    deliveryWays: [...category.delivery],
    subCategories: category.children.map((child) => presentNode(child, translate)),
  };
}
