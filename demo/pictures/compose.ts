import { sharpOf } from './raster.ts';
import { renderScene } from './render.ts';
import { type PictureRecipe, planScene } from './scene.ts';

/** A picture of 1280 × 960 px as JPEG, always the same for the same recipe. */
export async function composePicture(recipe: PictureRecipe): Promise<Buffer> {
  const picture = await renderScene(await planScene(recipe));
  // Read again at once by the pipeline, so nothing is gained by smaller tables.
  return sharpOf(picture).jpeg({ quality: 92, chromaSubsampling: '4:4:4', optimizeCoding: false }).toBuffer();
}
