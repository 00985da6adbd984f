import { starOutline } from './starOutline';

// Path data of every icon, on a grid of 24 by 24, for strokes of width 1.8 with round ends. Circles
// end 0.1 before their start; the round ends close the gap. Import the icons as a namespace, so
// that a script contains only the icons that it uses.

export const alert = 'M12 3.5 21.5 20h-19L12 3.5ZM12 10v4.5M12 17.4v.1';
export const cart = 'M2.5 4h2.3l2.4 11.2h10.9L20.5 7.5H5.6M9 19.6v.1M16.5 19.6v.1';
export const check = 'm5 12.5 4.5 4.5L19 7.5';
export const chevronDown = 'm6 9.5 6 6 6-6';
export const chevronLeft = 'm14.5 6-6 6 6 6';
export const chevronRight = 'm9.5 6 6 6-6 6';
export const close = 'm6 6 12 12M18 6 6 18';
export const eye =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 14.8a2.8 2.8 0 1 0-.1 0';
export const filter = 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8v4.4M9 14.8v4.4';
export const heart =
  'M12 20S3.5 15 3.5 8.9A4.4 4.4 0 0 1 12 7.3a4.4 4.4 0 0 1 8.5 1.6C20.5 15 12 20 12 20Z';
export const help =
  'M12 21a9 9 0 1 0-.1 0M9.4 9.6a2.6 2.6 0 1 1 3.7 2.4c-.8.4-1.1.9-1.1 1.7M12 16.6v.1';
export const home = 'm3.5 11 8.5-7 8.5 7M6 9.5V20h12V9.5M10 20v-6h4v6';
export const info = 'M12 21a9 9 0 1 0-.1 0M12 11.5V16M12 8v.1';
export const leaf = 'M5 19C4 10 9 4.5 20 4.5 20.5 14 15.5 19 8 18M5 21c1-5 4-8.5 8-10';
export const mail = 'M3.5 6h17v12h-17V6Zm.3.6L12 13l8.2-6.4';
export const menu = 'M4 6.5h16M4 12h16M4 17.5h16';
export const minus = 'M6 12h12';
export const pause = 'M9 5.5v13M15 5.5v13';
export const phone =
  'M7 3.5 9.5 8 7.6 9.9a13 13 0 0 0 6.5 6.5L16 14.5l4.5 2.5c0 2-1.5 3.5-3.5 3.5C10 20.5 3.5 14 3.5 7c0-2 1.5-3.5 3.5-3.5Z';
export const play = 'M8.5 5.5v13l10-6.5-10-6.5Z';
export const plus = 'M6 12h12M12 6v12';
export const search = 'M10.5 17a6.5 6.5 0 1 0-.1 0M15.4 15.4 20 20';
export const share = 'M12 15V3.5M8 7l4-3.5L16 7M6.5 11H5v9.5h14V11h-1.5';
export const shop =
  'M4 10v10h16V10M3 8l1.5-4h15L21 8c0 1.7-1.3 2.8-3 2.8S15 9.7 15 8c0 1.7-1.3 2.8-3 2.8S9 9.7 9 8c0 1.7-1.3 2.8-3 2.8S3 9.7 3 8ZM10 20v-5h4v5';
export const star = `M12 3.5${starOutline}` as const;
export const truck =
  'M2.5 6h11v10.5h-11V6ZM13.5 9.5h4l3.5 3.5v3.5h-7.5v-7ZM7 19.5a1.8 1.8 0 1 0-.1 0M17 19.5a1.8 1.8 0 1 0-.1 0';
export const user = 'M12 11.5a4 4 0 1 0-.1 0M4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6';
