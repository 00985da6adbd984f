import type { Locale } from '@marketplace/contracts/i18n/locale';

/** Faces to wait for together, as arguments of `document.fonts.load`, with a time limit. */
interface FontGroup {
  faces: [font: string, text: string][];
  limitMs: number;
}

/**
 * A face with `font-display: optional` is used when it arrives within 100 ms of its request, and not at
 * all after that.
 */
const LATIN: FontGroup = {
  faces: [
    ['1em Inter', 'a'],
    ['1em Taka', '৳'],
  ],
  limitMs: 120,
};

/** Immediate on devices with a Bangla face; on others the page would show boxes until it loads. */
const BANGLA: FontGroup = {
  faces: [
    ['1em Bangla', 'ক'],
    ['700 1em Bangla', 'ক'],
  ],
  limitMs: 1000,
};

/** Hides the page while the script waits for fonts. */
export const FONT_CSS = 'html[data-before-fonts] body{visibility:hidden}';

/**
 * Hides the page for a moment until its fonts are loaded: with any fallback metrics some line shifts
 * when the real face arrives after the first paint. Without scripts the page shows at once.
 */
export function fontScript(locale: Locale): string {
  const groups = locale === 'bn' ? [LATIN, BANGLA] : [LATIN];
  return `(function(d,groups){
var root=d.documentElement,name='data-before-fonts';
if(!d.fonts||!d.fonts.load)return;
root.setAttribute(name,'');
Promise.all(groups.map(function(group){return new Promise(function(done){
setTimeout(done,group.limitMs);
Promise.all(group.faces.map(function(face){return d.fonts.load(face[0],face[1])})).then(done,done)
})})).then(function(){root.removeAttribute(name)})
})(document,${JSON.stringify(groups)})`;
}
