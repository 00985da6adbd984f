import { starOutline } from './starOutline';

// Path data of icons, on a grid of 24 by 24, for strokes of width 1.8 with round ends. Circles end
// 0.1 before their start; the round ends close the gap. Import the icons as a namespace, so that
// unused icons are left out. If a script uses one icon of a file, it contains all icons of that
// file that its remote uses anywhere. So icons that the product page does not show are in
// `moreIcons`.

export const alert = 'M12 3.5 21.5 20h-19L12 3.5ZM12 10v4.5M12 17.4v.1';
export const cart = 'M2.5 4h2.3l2.4 11.2h10.9L20.5 7.5H5.6M9 19.6v.1M16.5 19.6v.1';
export const check = 'm5 12.5 4.5 4.5L19 7.5';
export const chevronDown = 'm6 9.5 6 6 6-6';
export const chevronLeft = 'm14.5 6-6 6 6 6';
export const chevronRight = 'm9.5 6 6 6-6 6';
export const close = 'm6 6 12 12M18 6 6 18';
export const eye =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 14.8a2.8 2.8 0 1 0-.1 0';
export const heart =
  'M12 20S3.5 15 3.5 8.9A4.4 4.4 0 0 1 12 7.3a4.4 4.4 0 0 1 8.5 1.6C20.5 15 12 20 12 20Z';
export const info = 'M12 21a9 9 0 1 0-.1 0M12 11.5V16M12 8v.1';
export const minus = 'M6 12h12';
export const parcel = 'm4 8 8-4 8 4v8l-8 4-8-4V8l8 4 8-4m-8 4v8';
export const plus = 'M6 12h12M12 6v12';
export const share = 'M12 15V3.5M8 7l4-3.5L16 7M6.5 11H5v9.5h14V11h-1.5';
export const star = `M12 3.5${starOutline}` as const;
export const truck =
  'M2.5 6h11v10.5h-11V6ZM13.5 9.5h4l3.5 3.5v3.5h-7.5v-7ZM7 19.5a1.8 1.8 0 1 0-.1 0M17 19.5a1.8 1.8 0 1 0-.1 0';
