import { sharpOf } from './raster.ts';
import { renderScene } from './render.ts';
import { type PictureRecipe, planScene } from './scene.ts';
import { onCanvas } from './scratch.ts';

/**
 * A picture of 960 × 720 px as a PNG file, always the same for the same recipe. The file is not compressed: it is read
 * again at once by the pipeline, for which this is the quickest of the formats it accepts.
 */
export async function composePicture(recipe: PictureRecipe): Promise<Buffer> {
  const scene = await planScene(recipe);
  return onCanvas(async (canvas) => {
    await renderScene(canvas, scene);
    return sharpOf(canvas).png({ compressionLevel: 0 }).toBuffer();
  });
}
