/** The size of a picture scaled down to `longest` on its longer side, keeping the aspect ratio; never enlarged. */
export function fitWithin(
  { width, height }: { readonly width: number; readonly height: number },
  longest: number,
): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
