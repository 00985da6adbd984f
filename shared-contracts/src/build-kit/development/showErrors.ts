const ID = 'build-errors';

/** Errors of each part's last build. */
const errorsByPart = new Map<string, readonly string[]>();

/** Stores the build errors of one part, and shows those of all parts over the page, if any. */
export function showErrors(part: string, errors: readonly string[]): void {
  errorsByPart.set(part, errors);
  const all = [...errorsByPart.values()].flat();
  const shown = document.getElementById(ID);
  if (all.length === 0) {
    shown?.remove();
    return;
  }
  const overlay = shown ?? document.body.appendChild(createOverlay());
  overlay.textContent = all.join('\n\n');
}

function createOverlay(): HTMLElement {
  const overlay = document.createElement('pre');
  overlay.id = ID;
  overlay.setAttribute('role', 'alert');
  Object.assign(overlay.style, {
    position: 'fixed',
    inset: '0',
    zIndex: '2147483647',
    margin: '0',
    padding: '1rem',
    overflow: 'auto',
    whiteSpace: 'pre-wrap',
    font: '0.875rem/1.5 monospace',
    color: 'CanvasText',
    background: 'Canvas',
  });
  return overlay;
}
