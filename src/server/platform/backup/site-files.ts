import { resolve } from 'node:path';
import type { Config } from '../../config.ts';
import { openDiskStore } from './disk-store.ts';
import type { ObjectStore } from './object-store.ts';
import { openS3Store } from './s3-store.ts';

/** Pictures and documents: a folder of DATA_DIR, or the bucket. Their keys are the same in both. */
const MEDIA = 'media/';
/** Contents of DATA_DIR not to back up as files: databases (copied as tables), locks and caches. */
const NOT_KEPT = /^(pg|db|(pg|db)-moved-[^/]*|cache|\.cache|\.npm|tmp|logs?|lock|engine|restoring|lost\+found)$/;
/** Partial files and logs. */
const PASSING = /^media\/incoming$|\.(part|tmp|log|sock)$/;

/** The settings that determine where files are. */
export type FilePlaces = Pick<Config, 'dataDir' | 's3' | 'backup'>;

/**
 * The files of a site, under the same paths wherever they are stored: everything in DATA_DIR, and the bucket's files
 * below `media/`.
 */
export async function openSiteFiles({ dataDir, s3, backup }: FilePlaces): Promise<ObjectStore> {
  const { place } = backup;
  const holdsBackups = (path: string) => place?.kind === 'disk' && place.folder === resolve(dataDir, path);
  const skips = (path: string) => NOT_KEPT.test(path) || PASSING.test(path) || holdsBackups(path);
  if (!s3) return openDiskStore(dataDir, skips);
  // With a bucket, media left in the folder by an earlier configuration are not used any more.
  const disk = openDiskStore(dataDir, (path) => skips(path) || `${path}/` === MEDIA);
  const bucket = await openS3Store({ ...s3, prefix: '' });
  const isBackup = (key: string) => place?.kind === 's3' && place.bucket === s3.bucket && key.startsWith(place.prefix);
  const placeOf = (path: string) =>
    path.startsWith(MEDIA) ? ([bucket, path.slice(MEDIA.length)] as const) : ([disk, path] as const);
  return {
    place: `${disk.place} and ${bucket.place}`,
    list: async function* () {
      yield* disk.list();
      for await (const found of bucket.list()) if (!isBackup(found.key)) yield { ...found, key: MEDIA + found.key };
    },
    read: (path) => placeOf(path)[0].read(placeOf(path)[1]),
    write: (path, content) => placeOf(path)[0].write(placeOf(path)[1], content),
    remove: (path) => placeOf(path)[0].remove(placeOf(path)[1]),
  };
}
