import type { PartName } from '@marketplace/contracts/pages/pageTable';
import type { PanelHost } from './PanelHost';

/** Time between two drawings, in ms. Regions may also move without a scroll event. */
const REDRAW_MS = 300;

/** Matches elements of styled components. Builds prefix their classes with the name of the part. */
const STYLED = '[class*="__sc-"]';

/** Returns the part whose code has rendered an element, such as `mf_catalog`. */
export function partOf(element: Element): PartName | undefined {
  const [, name] = /(?:^|\s)([\w-]+)__sc-/.exec(element.getAttribute('class') ?? '') ?? [];
  return name?.replaceAll('-', '_');
}

/**
 * Returns the outermost elements of each part: those whose nearest styled ancestor belongs to
 * another part or does not exist.
 */
export function findRegions(root: ParentNode): { part: PartName; element: Element }[] {
  return [...root.querySelectorAll(STYLED)].flatMap((element) => {
    const part = partOf(element);
    const around = element.parentElement?.closest(STYLED);
    return part && (!around || partOf(around) !== part) ? [{ part, element }] : [];
  });
}

/** Creates the functions that draw boxes over the page, in a shadow root outside its body. */
export function createOutlines(root: ShadowRoot): Pick<PanelHost, 'outline' | 'hideOutlines'> {
  let overlay: HTMLElement | undefined;
  let stop: (() => void) | undefined;

  function hideOutlines(): void {
    stop?.();
    overlay?.remove();
    overlay = undefined;
  }

  function outline(labels: Readonly<Record<PartName, string>>): void {
    hideOutlines();
    const layer = document.createElement('div');
    layer.id = 'outlines';
    layer.ariaHidden = 'true';
    root.prepend(layer);
    overlay = layer;
    const draw = () => layer.replaceChildren(...boxesOf(document.body, labels));
    const timer = setInterval(draw, REDRAW_MS);
    addEventListener('scroll', draw, { passive: true });
    stop = () => {
      clearInterval(timer);
      removeEventListener('scroll', draw);
    };
    draw();
  }

  return { outline, hideOutlines };
}

function boxesOf(page: Element, labels: Readonly<Record<PartName, string>>): Element[] {
  return findRegions(page).flatMap(({ part, element }) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return [];
    const box = document.createElement('div');
    box.className = 'box';
    Object.assign(box.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    const label = document.createElement('span');
    label.textContent = labels[part] ?? part;
    box.append(label);
    return [box];
  });
}
