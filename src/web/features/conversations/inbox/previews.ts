import { isHeicFile } from '../../../lib/uploads/picture-types.ts';
import type { OutboxEntry } from './outbox.ts';
import { underWay } from './sending.ts';

/** Object URLs of pictures being sent, by message and position. */
const previews = new Map<string, readonly (string | null)[]>();

/** Local preview URLs of a pending message's files; null for non-pictures. */
export function previewsOf({ row }: OutboxEntry): readonly (string | null)[] {
  let urls = previews.get(row.clientId);
  if (!urls) {
    urls = row.files.map(({ name, content }) => {
      const { type } = content;
      const isShown = type.startsWith('image/') && !isHeicFile({ name, type });
      return isShown ? URL.createObjectURL(content) : null;
    });
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
