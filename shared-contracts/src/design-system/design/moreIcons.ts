// Path data of icons that the product page does not show, drawn like those of `icons`.

export const filter = 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8v4.4M9 14.8v4.4';
export const help =
  'M12 21a9 9 0 1 0-.1 0M9.4 9.6a2.6 2.6 0 1 1 3.7 2.4c-.8.4-1.1.9-1.1 1.7M12 16.6v.1';
export const home = 'm3.5 11 8.5-7 8.5 7M6 9.5V20h12V9.5M10 20v-6h4v6';
export const leaf = 'M5 19C4 10 9 4.5 20 4.5 20.5 14 15.5 19 8 18M5 21c1-5 4-8.5 8-10';
export const mail = 'M3.5 6h17v12h-17V6Zm.3.6L12 13l8.2-6.4';
export const menu = 'M4 6.5h16M4 12h16M4 17.5h16';
export const pause = 'M9 5.5v13M15 5.5v13';
export const phone =
  'M7 3.5 9.5 8 7.6 9.9a13 13 0 0 0 6.5 6.5L16 14.5l4.5 2.5c0 2-1.5 3.5-3.5 3.5C10 20.5 3.5 14 3.5 7c0-2 1.5-3.5 3.5-3.5Z';
export const play = 'M8.5 5.5v13l10-6.5-10-6.5Z';
export const search = 'M10.5 17a6.5 6.5 0 1 0-.1 0M15.4 15.4 20 20';
export const shop =
  'M4 10v10h16V10M3 8l1.5-4h15L21 8c0 1.7-1.3 2.8-3 2.8S15 9.7 15 8c0 1.7-1.3 2.8-3 2.8S9 9.7 9 8c0 1.7-1.3 2.8-3 2.8S3 9.7 3 8ZM10 20v-5h4v5';
export const user = 'M12 11.5a4 4 0 1 0-.1 0M4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6';
