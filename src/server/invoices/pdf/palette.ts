/** The site's colours in the light theme. */
export const INK = '#2a241b';
export const MUTED = '#635848';
export const GREEN = '#1f5c3a';
export const ON_GREEN = '#fffaf0';
export const PAPER = '#faf4e8';
export const LINE = '#e2d5bb';
export const AMBER = '#f2b233';
export const RED = '#c9352b';
export const AMBER_SOFT = '#fdf0d2';
/** Faint enough for text above it to be as legible as on white. */
export const WATERMARK = '#f8f1e1';
