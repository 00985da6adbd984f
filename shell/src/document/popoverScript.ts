import { inlineScript } from '../page/policySources.server';

/**
 * Opens and closes the sheets of the header in browsers without popovers, such as Chromium 109. It
 * runs before the first layout, because sheets would otherwise be visible until then, and they must
 * open before hydration, and also if the page never hydrates. As a popover does, it sends `toggle`, closes at a press outside and at Escape, and returns the focus.
 * `header/sheet.styles` hides sheets without `data-open` when the page has `data-sheets`.
 */
export const POPOVER_SCRIPT = inlineScript`(function(w,d){
if('popover' in d.documentElement)return;
d.documentElement.dataset.sheets='';
var open,opener;
function set(sheet,isOpen){
if(!sheet||isOpen===(sheet===open))return;
if(isOpen){set(open,false);opener=d.activeElement}
var back=!isOpen&&sheet.contains(d.activeElement)&&opener,e=new Event('toggle');
open=isOpen?sheet:null;
sheet.toggleAttribute('data-open',isOpen);
if(back)back.focus();
e.newState=isOpen?'open':'closed';
sheet.dispatchEvent(e)}
w.__setSheet=set;
d.addEventListener('click',function(e){
var b=e.target.closest('[popovertarget]'),sheet=b?d.getElementById(b.getAttribute('popovertarget')):open;
if(b)set(sheet,sheet!==open);else if(open&&!open.contains(e.target))set(open,false)});
d.addEventListener('keydown',function(e){if(e.key==='Escape')set(open,false)})
})(window,document);`;
