import type { Locale } from '@marketplace/contracts/i18n/locale';

/** Faces that are waited for together, as `document.fonts.load` takes them, and how long. */
interface Awaited {
  faces: [font: string, text: string][];
  limitMs: number;
}

/**
 * A face with `font-display: optional` is used when it comes within 100 ms of being asked for, and
 * not at all after that: by then the page looks as it will stay.
 */
const LATIN: Awaited = {
  faces: [
    ['1em Inter', 'a'],
    ['1em Taka', '৳'],
  ],
  limitMs: 120,
};

/** At once where the device has a face of its own; elsewhere the page would be boxes until then. */
const BANGLA: Awaited = {
  faces: [
    ['1em Bangla', 'ক'],
    ['700 1em Bangla', 'ক'],
  ],
  limitMs: 1000,
};

/** What the script sets while the page is to be waited for. */
export const FONT_CSS = 'html[data-before-fonts] body{visibility:hidden}';

/**
 * Keeps the page from being seen before its fonts are known, for moments: whatever measures a
 * stand-in is given, some line moves when the face it stands for arrives after the first paint.
 * Without scripts the page shows at once.
 */
export function fontScript(locale: Locale): string {
  const awaited = locale === 'bn' ? [LATIN, BANGLA] : [LATIN];
  return `(function(d,groups){
var root=d.documentElement,name='data-before-fonts';
if(!d.fonts||!d.fonts.load)return;
root.setAttribute(name,'');
Promise.all(groups.map(function(group){return new Promise(function(done){
setTimeout(done,group.limitMs);
Promise.all(group.faces.map(function(face){return d.fonts.load(face[0],face[1])})).then(done,done)
})})).then(function(){root.removeAttribute(name)})
})(document,${JSON.stringify(awaited)})`;
}
