import type { ListingCard } from '#contract/listings/listings.ts';
import { USUAL_MARKET } from '#contract/settings/market.ts';
import type { Operator } from '#contract/settings/operator.ts';
import { getKind } from '#kinds/index.ts';
import { pageUrl, type Site } from './addresses.ts';
import type { LdObject } from './json-ld.ts';

/** A breadcrumb: its name and absolute path. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** The breadcrumbs from home to a page, the last of the trail. For `jsonLd`. */
export function breadcrumbList(trail: readonly Crumb[], site: Site): LdObject {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => listItem(index, { name, item: pageUrl(site, path) })),
  };
}

/** The addresses of the listings on a page, in order; each is described on its own page. For `jsonLd`. */
export function itemList(cards: readonly Pick<ListingCard, 'id' | 'kind'>[], site: Site): LdObject {
  return {
    '@type': 'ItemList',
    itemListElement: cards.map((card, index) =>
      listItem(index, { url: pageUrl(site, `${getKind(card.kind).paths.detail}/${card.id}`) }),
    ),
  };
}

function listItem(index: number, members: LdObject): LdObject {
  return { '@type': 'ListItem', position: index + 1, ...members };
}

/**
 * The site, its operator and its search; for the home page only. For `jsonLd`.
 *
 * logoPath  of a picture at least 112 pixels wide and high.
 */
export function siteData(site: Site, { description, logoPath }: { description: string; logoPath?: string }): LdObject {
  const { publicUrl, locale, market = USUAL_MARKET } = site;
  const organizationId = organizationOf(site);
  const searchUrl = pageUrl(site, '/ads?q=');
  return {
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organizationId,
        name: market.name,
        url: `${publicUrl}/`,
        logo: market.logo ? `${publicUrl}/logo/${market.logo}-512.png` : logoPath && publicUrl + logoPath,
        location: market.place || undefined,
        sameAs: market.socialLinks.length > 0 ? market.socialLinks.map(({ url }) => url) : undefined,
      },
      {
        '@type': 'WebSite',
        '@id': `${publicUrl}/#website`,
        name: market.name,
        url: pageUrl(site, '/'),
        description,
        inLanguage: locale,
        publisher: { '@id': organizationId },
        potentialAction: {
          '@type': 'SearchAction',
          // The braces are a placeholder and must not be percent-encoded.
          target: { '@type': 'EntryPoint', urlTemplate: searchUrl.replace('q=', 'q={search_term_string}') },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
}

function organizationOf({ publicUrl }: Site): string {
  return `${publicUrl}/#organization`;
}

/** The operator with all legally required data; for the Contact page. For `jsonLd`. */
export function operatorData(operator: Operator, site: Site): LdObject {
  const { name, address, email, phone, taxId, register } = operator;
  return {
    '@type': 'Organization',
    '@id': organizationOf(site),
    name: (site.market ?? USUAL_MARKET).name,
    legalName: name,
    url: `${site.publicUrl}/`,
    address: address.join(', '),
    email,
    telephone: phone ?? undefined,
    vatID: taxId ? `PL${taxId}` : undefined,
    identifier: register ? { '@type': 'PropertyValue', propertyID: 'KRS', value: register } : undefined,
  };
}
