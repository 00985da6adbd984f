/**
 * Style of the panel's button, sheet and outlines. The design tokens come from the page of the shop
 * around the shadow root. On a phone, the sheet takes the lower part of the screen.
 */
export const loaderCss = `
:host { display: contents; }
button, #sheet, #outlines { position: fixed; z-index: 2147483647; box-sizing: border-box; }
button {
  inset: auto auto 96px 0;
  min-width: 44px;
  min-height: 44px;
  padding: 0 var(--space-3);
  border: 1px solid var(--color-on-deal);
  border-inline-start: 0;
  border-radius: 0 var(--radius-m) var(--radius-m) 0;
  background: var(--color-deal);
  color: var(--color-on-deal);
  font: var(--weight-bold) var(--text-s) / 1 var(--font-body);
  cursor: pointer;
}
button:focus-visible { outline: 3px solid var(--color-focus); outline-offset: 2px; }
#sheet {
  inset: auto 0 0;
  height: 65vh;
  height: 65dvh;
  border-block-start: 2px solid var(--color-deal);
  background: var(--color-page);
  box-shadow: var(--shadow-3);
}
#sheet[hidden] { display: none; }
button[aria-expanded='true'] { inset-block-end: calc(65vh + 8px); inset-block-end: calc(65dvh + 8px); }
iframe { display: block; width: 100%; height: 100%; border: 0; }
@media (min-width: 768px) {
  #sheet { inset: 0 0 0 auto; width: 420px; height: auto; border-block-start: 0; border-inline-start: 2px solid var(--color-deal); }
  button[aria-expanded='true'] { inset-block-end: 96px; }
}
#outlines { inset: 0; overflow: hidden; pointer-events: none; z-index: 2147483646; }
.box { position: absolute; border: 2px dashed var(--color-accent); }
.box > span {
  position: absolute;
  inset: 0 auto auto 0;
  padding: 0 var(--space-1);
  background: var(--color-accent);
  color: var(--color-on-accent);
  font: var(--text-xs) / 1.4 var(--font-body);
  white-space: nowrap;
}
@media print { :host { display: none; } }
`;
