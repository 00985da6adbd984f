declare global {
  interface Window {
    /** Opens or closes a sheet. Defined only in browsers without popovers. */
    __setSheet?: (sheet: HTMLElement, isOpen: boolean) => void;
  }
}

/**
 * Opens and closes the sheets of the header in browsers without popovers, such as Chromium 109. As
 * a popover does, a sheet sends `toggle`, and closes on a press outside, on Escape and when another
 * sheet opens. If a sheet closes with the focus inside, the focus returns to the element that had
 * it before. `header/sheet.styles` hides sheets without `data-open` if the page has `data-sheets`.
 */
export function serveSheets(): void {
  let open: HTMLElement | undefined;
  let opener: Element | null = null;

  function set(sheet: HTMLElement, isOpen: boolean): void {
    if (isOpen === (sheet === open)) return;
    if (isOpen) {
      if (open) set(open, false);
      opener = document.activeElement;
    }
    const isFocusInside = !isOpen && sheet.contains(document.activeElement);
    open = isOpen ? sheet : undefined;
    sheet.toggleAttribute('data-open', isOpen);
    if (isFocusInside && opener instanceof HTMLElement) opener.focus();
    const newState = isOpen ? 'open' : 'closed';
    sheet.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  }

  window.__setSheet = set;
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest('[popovertarget]');
    const sheet = button && document.getElementById(button.getAttribute('popovertarget') ?? '');
    if (sheet) set(sheet, sheet !== open);
    else if (open && !open.contains(target)) set(open, false);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && open) set(open, false);
  });
}
