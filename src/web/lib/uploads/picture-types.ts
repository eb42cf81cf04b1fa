/** Picture types that the server accepts. */
export const PICTURE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/heic',
  'image/heif',
] as const;

/** `accept` of the file input: some systems know HEIC files only by extension. */
export const PICTURE_ACCEPT = [...PICTURE_TYPES, '.heic', '.heif'].join();

/** Picture extensions, for systems that report no file type. */
const PICTURE_ENDINGS = /\.(jpe?g|png|webp|avif|heic|heif)$/i;

/** Whether a chosen file looks like a picture that the server accepts. */
export function isPictureFile({ name, type }: { readonly name: string; readonly type: string }): boolean {
  return type ? (PICTURE_TYPES as readonly string[]).includes(type) : PICTURE_ENDINGS.test(name);
}

/**
 * Whether it is an iPhone's HEIC photo, which the server converts but few browsers display. One resized here keeps its
 * name but has another type.
 */
export function isHeicFile({ name, type }: { readonly name: string; readonly type: string }): boolean {
  return type ? /^image\/hei[cf]$/.test(type) : /\.hei[cf]$/i.test(name);
}
