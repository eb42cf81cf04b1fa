import type { MetaDescriptor, RouterContextProvider } from 'react-router';
import type { DifferentLine } from '#contract/texts/difference.ts';
import { differenceOf } from '#contract/texts/difference.ts';
import type { KeptDocument } from '#contract/texts/kept.ts';
import { linesOf, type Section } from '#contract/texts/markdown.ts';
import type { ReadText } from '#contract/texts/texts.ts';
import type { InfoDocument } from '#contract/web-seam.ts';
import { pageError } from '../../lib/page-error.ts';
import { getSeam } from '../../lib/seam.ts';
import { startPage } from '../../lib/start-page.ts';
import { readText } from '../../lib/texts/calls.ts';
import { documentMeta } from './document-meta.ts';

/** The shown version of a document, its relation to the other versions, and the changes since the previous one. */
export interface ShownVersion extends Pick<ReadText, 'version' | 'from' | 'to' | 'state' | 'versions'> {
  /** The URL names this version. */
  readonly isAsked: boolean;
  /** Null unless compared with the previous version. */
  readonly changes: readonly DifferentLine[] | null;
}

export interface LoadedKept {
  readonly document: InfoDocument;
  readonly shown: ShownVersion;
  readonly saying: string;
  readonly meta: MetaDescriptor[];
}

/** Loads a document that the operator edits: the version named by the URL, else the version in force. */
export async function loadKept(
  args: { readonly context: Readonly<RouterContextProvider>; readonly request: Request },
  id: KeptDocument,
  path: string,
): Promise<LoadedKept> {
  const asked = new URL(args.request.url).searchParams.get('version');
  const { api } = getSeam(args);
  const read = (version?: string | number) =>
    api.call(readText, { params: { id }, query: version === undefined ? {} : { version } });
  const [text, { site, saying }] = await Promise.all([read(asked ?? undefined), startPage(args, 'pages')]).catch(
    (error) => {
      throw pageError(error);
    },
  );
  const { fields, sections, ...version } = text;
  const document = documentOf(id, text);
  const before = asked === null ? undefined : text.versions.find(({ number }) => number < text.version);
  const changes = before ? changesOf(await read(before.number), text) : null;
  return {
    document,
    shown: { ...version, isAsked: asked !== null, changes },
    saying,
    meta: documentMeta(document, path, site),
  };
}

function documentOf(id: KeptDocument, { fields, sections, from }: ReadText): InfoDocument {
  return {
    title: fields.title ?? '',
    lead: fields.lead ?? '',
    // The about page is not a legal text, so it has no effective date.
    ...(from !== null && id !== 'about' && { date: from }),
    sections: (sections as readonly Section[]).map((section) => ({ ...section, paragraphs: [] })),
  };
}

/** A line diff between a text and its previous version. */
export function changesOf(before: ReadText, after: ReadText): DifferentLine[] {
  const linesIn = ({ fields, sections }: ReadText) => [
    ...[fields.title, fields.lead].filter((text) => text !== undefined),
    ...linesOf(sections as readonly Section[]),
  ];
  return differenceOf(linesIn(before), linesIn(after));
}
