/** Types of pictures that can be chosen and sent, as the server takes them. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
