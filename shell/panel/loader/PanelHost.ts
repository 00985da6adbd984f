import type { PartName } from '@marketplace/contracts/pages/pageTable';

/** Members that the loader offers to the panel, which it shows in a frame on a page of the shop. */
export interface PanelHost {
  /** Beginning of the page's trace id; empty if the page has none. */
  code: string;
  close: () => void;
  /** Draws a box around each region of the page, with the label of its part. */
  outline: (labels: Readonly<Record<PartName, string>>) => void;
  hideOutlines: () => void;
}

declare global {
  interface Window {
    /** Only on pages of test sessions. */
    __qaPanel?: PanelHost;
  }
}

/** The page of the shop around the panel; `undefined` if the panel is open by itself. */
export function shopPage(): Window | undefined {
  return window.parent === window ? undefined : window.parent;
}

/** Loads the page of the shop again, or the panel if it is open by itself. */
export const reloadPage = () => window.parent.location.reload();

/** Opens a path of the gateway in place of the page of the shop. */
export const openPath = (path: string) => window.parent.location.assign(path);
