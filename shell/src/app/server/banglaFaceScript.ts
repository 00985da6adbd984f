/** Letters of different widths, and a code point of the same script that no face has. */
const SAMPLE = { letters: ['ক', 'ঙ'], unassigned: '\u0984' };

/**
 * Adds our Bangla face where the system has none: its letters are then boxes, all as wide as that of
 * an unassigned code point. Nearly every phone has one and fetches nothing; elsewhere the browser
 * fetches the file only for a page with Bangla or a price on it. Looked for once the page is loaded
 * and idle, because every web font that a page names before its first paint delays that paint.
 *
 * @param unicodeRange characters of the face, as CSS writes them
 */
export function banglaFaceScript(url: string, unicodeRange: string): string {
  const source = `url(${JSON.stringify(url)}) format("woff2")`;
  const descriptors = { weight: '400 700', display: 'swap', unicodeRange };
  return `(function(w,d){
function check(){
var c=d.createElement('canvas').getContext('2d');
if(!c||!d.fonts||!w.FontFace)return;
c.font='32px sans-serif';
var width=function(text){return c.measureText(text).width},box=width('${SAMPLE.unassigned}');
if(${JSON.stringify(SAMPLE.letters)}.every(function(letter){return width(letter)===box}))
d.fonts.add(new FontFace('Bangla',${JSON.stringify(source)},${JSON.stringify(descriptors)}))
}
w.addEventListener('load',function(){w.requestIdleCallback?requestIdleCallback(check,{timeout:2000}):setTimeout(check,200)})
})(window,document)`;
}
