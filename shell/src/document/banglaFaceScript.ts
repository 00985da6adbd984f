import { inlineScript } from '../page/policySources.server';

/** Letters of different widths, and a code point of the same script that no face has. */
const SAMPLE = { letters: ['ক', 'ঙ'], unassigned: '\u0984' };

/**
 * Adds our Bangla face where the system has none: its letters are then boxes, all as wide as that of
 * an unassigned code point. Nearly every phone has one, and its page names no web font, which would
 * delay the first paint. Looked for, and fetched, before anything is laid out: Chromium keeps the boxes
 * of text that was shaped before the face was on its way. Only a page in Bangla looks at once: it costs
 * a cheap phone 10 ms of the first view. Looked for among the faces of the page, which the browser has
 * opened for its text: opening others takes four times as long. In a task after the next frame: it is
 * often the page's largest picture that ends `load`, and that frame shows it.
 *
 * @param unicodeRange characters of the face, as CSS writes them
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
