import type { ParsedOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import { addPictures, getDraft, removeDraft, rotatePicture, saveDraft } from '#contract/selling/drafts.ts';
import type { ListingForm } from '#contract/selling/forms.ts';
import {
  actOnListings,
  choosePlan,
  countView,
  createListing,
  duplicateListing,
  exportListings,
  findSimilarOwn,
  getEditable,
  getLastPlace,
  getNewcomerGift,
  getOwnListing,
  importListings,
  importPictures,
  listOwnListings,
  renewByLink,
  setHoliday,
  suggestCategories,
  updateListing,
} from '#contract/selling/selling.ts';
import { KIND_IDS } from '#kinds/index.ts';
import type { MediaService } from '../media/service.ts';
import { callerOf, type RequestContext } from '../platform/context.ts';
import { type Mounted, mount, written } from '../platform/mount.ts';
import type { DraftService } from './drafts.ts';
import type { ImportService } from './import.ts';
import type { ImportPictureService } from './import-pictures.ts';
import type { LifeService } from './life.ts';
import type { LikenessService } from './likeness.ts';
import type { NewcomerService } from './newcomers.ts';
import type { SellingService } from './service.ts';

export interface SellingServices {
  readonly selling: SellingService;
  readonly life: LifeService;
  readonly newcomers: NewcomerService;
  readonly drafts: DraftService;
  readonly likeness: LikenessService;
  readonly imports: ImportService;
  readonly importPictures: ImportPictureService;
  readonly media: MediaService;
}

export function sellingRoutes(services: SellingServices): Mounted[] {
  return [...writeRoutes(services), ...ownRoutes(services), ...lifeRoutes(services), ...draftRoutes(services)];
}

function writeRoutes({ selling, media, likeness }: SellingServices): Mounted[] {
  return [
    ...KIND_IDS.flatMap((kind) => [
      mount(createListing[kind], async ({ body }, context) =>
        written(await selling.create(callerOf(context), kind, body as ListingForm, context)),
      ),
      mount(updateListing[kind], async ({ params, body }, context) => {
        const which = { kind, id: params.id, version: body.version };
        return written(await selling.update(callerOf(context), which, body.form as ListingForm, context));
      }),
      mount(getEditable[kind], ({ params }, context) => selling.getEditable(callerOf(context), kind, params.id)),
    ]),
    mount(duplicateListing, async ({ params }, context) =>
      written(await selling.duplicate(callerOf(context), params.id, context)),
    ),
    mount(addPictures, async ({ files }, context) =>
      written(await media.addPictures(callerOf(context), files, context)),
    ),
    mount(rotatePicture, async ({ params }, context) =>
      written(await media.rotatePicture(callerOf(context), params.id, context)),
    ),
    mount(suggestCategories, async ({ query }) => likeness.suggestCategories(query.title)),
    mount(findSimilarOwn, async ({ query }, context) => ({
      items: await likeness.findSimilarOwn(callerOf(context), query),
    })),
  ];
}

function ownRoutes({ selling, newcomers, imports, importPictures: pictures }: SellingServices): Mounted[] {
  return [
    mount(listOwnListings, ({ query }, context) => selling.list(callerOf(context), query)),
    mount(getLastPlace, async (_, context) => ({ place: await selling.getLastPlace(callerOf(context)) })),
    mount(getNewcomerGift, (_, context) => newcomers.get(callerOf(context).id)),
    mount(getOwnListing, ({ params }, context) => selling.getOwn(callerOf(context), params.id)),
    mount(importListings, async ({ body }, context) => written(await imports.run(callerOf(context), body, context))),
    mount(importPictures, async ({ files }, context) =>
      written(await pictures.take(callerOf(context), files, context)),
    ),
    mount(exportListings, (_, context) => imports.exportAll(callerOf(context))),
  ];
}

function lifeRoutes({ life }: SellingServices): Mounted[] {
  return [
    mount(choosePlan, async ({ params, body }, context) =>
      written(await life.choosePlan(callerOf(context), params.id, body.plan)),
    ),
    mount(actOnListings, async ({ body }, context) =>
      written(await life.act(callerOf(context), body.ids, body.action)),
    ),
    mount(setHoliday, async ({ body }, context) => written(await life.setHoliday(callerOf(context), body.on))),
    mount(renewByLink, async ({ body }, context) => {
      const { id, kind, title, visibleUntil } = await life.renewByLink(body.token, context);
      if (!visibleUntil) throw new ApiError('linkInvalid');
      return written({ id, kind, title, visibleUntil });
    }),
    mount(countView, async ({ params }, context) => written({ counted: await life.countView(params.id, context) })),
  ];
}

function draftRoutes({ drafts }: SellingServices): Mounted[] {
  const keyOf = ({ kind, id }: ParsedOf<typeof getDraft>['params'], context: RequestContext) => ({
    accountId: callerOf(context).id,
    kind,
    listingId: id,
  });
  return [
    mount(getDraft, async ({ params }, context) => ({ draft: await drafts.get(keyOf(params, context)) })),
    mount(saveDraft, async ({ params, body }, context) =>
      written(await drafts.save(keyOf(params, context), body.form)),
    ),
    mount(removeDraft, async ({ params }, context) =>
      written({ removed: await drafts.remove(keyOf(params, context)) }),
    ),
  ];
}
