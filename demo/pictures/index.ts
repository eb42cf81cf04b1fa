/** The demo market's pictures: goods on a stall, animals on a meadow, faces. */
export { composeAvatar } from './avatar.ts';
export { composePicture } from './compose.ts';
