import type { OutboxEntry } from './outbox.ts';
import { underWay } from './sending.ts';

/** Pictures that are on their way, by message and place, as the browser can show them. */
const previews = new Map<string, readonly (string | null)[]>();

/** The addresses under which the files of a message on its way can be seen; null for what is no picture. */
export function previewsOf({ row }: OutboxEntry): readonly (string | null)[] {
  let urls = previews.get(row.clientId);
  if (!urls) {
    urls = row.files.map(({ content }) => (content.type.startsWith('image/') ? URL.createObjectURL(content) : null));
    previews.set(row.clientId, urls);
  }
  return urls;
}

underWay.subscribe(() => {
  const present = new Set(underWay.read().map(({ row }) => row.clientId));
  for (const [clientId, urls] of previews) {
    if (present.has(clientId)) continue;
    for (const url of urls) if (url) URL.revokeObjectURL(url);
    previews.delete(clientId);
  }
});
