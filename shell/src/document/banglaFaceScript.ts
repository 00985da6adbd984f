import { inlineScript } from '../page/policySources.server';

/**
 * Bangla letters of different widths, and an unassigned code point of the Bangla block, for which
 * no font has a glyph.
 */
const SAMPLE = { letters: ['ক', 'ঙ'], unassigned: '\u0984' };

/**
 * Adds the shop's Bangla font if the system has none. Nearly every phone has one, and a web font
 * would delay the first paint. Without a font, all Bangla letters are boxes, as wide as the box of
 * an unassigned code point. The check measures text in the page's own font stack, which the browser
 * has already opened. Opening another would take four times as long. The added font comes first in
 * the stack, because Chromium keeps boxes that a font before it has drawn. Its `unicode-range`
 * leaves Latin letters to the system's fonts. On a Bangla page, the check runs before the first
 * layout. On other pages, the check would cost a cheap phone 10 ms of the first view. So it runs
 * there after `load`, in a task after the next frame. That frame often shows the page's largest
 * picture.
 * @param unicodeRange characters of the font, as in CSS
 */
export function banglaFaceScript(url: string, unicodeRange: string): string {
  const source = `url(${JSON.stringify(url)}) format("woff2")`;
  const descriptors = { weight: '400 700', display: 'swap', unicodeRange };
  return inlineScript`(function(w,d){
d.documentElement.lang==='bn'?look():w.addEventListener('load',function(){requestAnimationFrame(function(){setTimeout(look)})});
function look(){
var c=d.createElement('canvas').getContext('2d');
if(!c||!d.fonts||!w.FontFace)return;
var stack=getComputedStyle(d.documentElement).getPropertyValue('--font-body');
c.font='16px '+stack;
var width=function(text){return c.measureText(text).width},box=width('${SAMPLE.unassigned}');
if(!${JSON.stringify(SAMPLE.letters)}.every(function(letter){return width(letter)===box}))return;
var face=new FontFace('Bangla',${JSON.stringify(source)},${JSON.stringify(descriptors)});
d.fonts.add(face);
face.load().catch(function(){});
d.documentElement.style.setProperty('--font-body','Bangla,'+stack)}
})(window,document)`;
}
