import type { InfoDocument } from '#contract/web-seam.ts';

/** A document with its placeholders (`{basicPrice}`) filled in; one without a value is left as it is. */
export function fillDocument(document: InfoDocument, values: Readonly<Record<string, string>>): InfoDocument {
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  return {
    ...document,
    title: fill(document.title),
    lead: fill(document.lead),
    sections: document.sections.map((section) => ({
      ...section,
      heading: fill(section.heading),
      paragraphs: section.paragraphs.map(fill),
      ...(section.items && { items: section.items.map(fill) }),
    })),
  };
}
