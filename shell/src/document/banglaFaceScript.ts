import { inlineScript } from '../page/policySources.server';

/**
 * Letters of different widths, and an unassigned code point of the same script, for which no face
 * has a glyph.
 */
const SAMPLE = { letters: ['ক', 'ঙ'], unassigned: '\u0984' };

/**
 * Adds our Bangla face if the system has none: its letters are then boxes, all as wide as the box
 * of an unassigned code point. Nearly every phone has a Bangla face, and then the page uses no web
 * font, which would delay the first paint. The check measures text in the page's own faces, because
 * the browser has already opened them; opening others takes four times as long. On a page in Bangla
 * it runs before the first layout, because Chromium keeps the boxes of text that it shaped before
 * the face was added. On other pages it would cost a cheap phone 10 ms of the first view, so it
 * runs after `load`, in a task after the next frame: that frame often shows the page's largest
 * picture.
 * @param unicodeRange characters of the face, as in CSS
 */
export function banglaFaceScript(url: string, unicodeRange: string): string {
  const source = `url(${JSON.stringify(url)}) format("woff2")`;
  const descriptors = { weight: '400 700', display: 'swap', unicodeRange };
  return inlineScript`(function(w,d){
d.documentElement.lang==='bn'?look():w.addEventListener('load',function(){requestAnimationFrame(function(){setTimeout(look)})});
function look(){
var c=d.createElement('canvas').getContext('2d');
if(!c||!d.fonts||!w.FontFace)return;
c.font='16px '+getComputedStyle(d.documentElement).getPropertyValue('--font-body');
var width=function(text){return c.measureText(text).width},box=width('${SAMPLE.unassigned}');
if(!${JSON.stringify(SAMPLE.letters)}.every(function(letter){return width(letter)===box}))return;
var face=new FontFace('Bangla',${JSON.stringify(source)},${JSON.stringify(descriptors)});
d.fonts.add(face);
face.load().catch(function(){});
d.documentElement.style.setProperty('--font-web','Bangla')}
})(window,document)`;
}
