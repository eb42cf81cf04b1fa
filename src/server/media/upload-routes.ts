import {
  addToGallery,
  describeGalleryPicture,
  listGallery,
  orderGallery,
  removeAvatar,
  removeFromGallery,
  setAvatar,
} from '#contract/media.ts';
import { callerOf } from '../platform/context.ts';
import { type Mounted, mount, written } from '../platform/mount.ts';
import type { MediaService } from './service.ts';

export function uploadRoutes(media: MediaService): Mounted[] {
  return [
    mount(setAvatar, async ({ files }, context) => written(await media.setAvatar(callerOf(context), files, context))),
    mount(removeAvatar, async (_, context) => written(await media.removeAvatar(callerOf(context)))),
    mount(listGallery, (_, context) => media.listGallery(callerOf(context).id)),
    mount(addToGallery, async ({ files }, context) =>
      written(await media.addToGallery(callerOf(context), files, context)),
    ),
    mount(orderGallery, async ({ body }, context) => written(await media.orderGallery(callerOf(context), body.keys))),
    mount(describeGalleryPicture, async ({ params, body }, context) =>
      written(await media.describe(callerOf(context), params.id, body.alt)),
    ),
    mount(removeFromGallery, async ({ params }, context) =>
      written(await media.removeFromGallery(callerOf(context), params.id)),
    ),
  ];
}
