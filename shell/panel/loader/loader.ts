import { loaderCss } from './loaderCss';
import { createOutlines } from './outlines';
import { changePanelState, readPanelState } from './panelStorage';

const PANEL = '/qa/panel';
/** Number of timings that a browser keeps for the list of failed calls; by default 250. */
const MOST_TIMINGS = 2000;

/**
 * Adds the button of the panel to a page of the shop. Everything is in a shadow root beside the
 * page's body, so that panel and page do not affect each other. The panel is a page in a frame.
 */
function start(): void {
  performance.setResourceTimingBufferSize(MOST_TIMINGS);
  const code = document.currentScript?.dataset.code ?? '';
  const host = document.createElement('aside');
  host.setAttribute('aria-label', 'Test session');
  const root = host.attachShadow({ mode: 'open' });
  const styles = new CSSStyleSheet();
  styles.replaceSync(loaderCss);
  root.adoptedStyleSheets = [styles];

  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Test';
  button.title = 'Panel of this test session (Alt+Shift+T)';
  button.setAttribute('aria-controls', 'sheet');
  const sheet = document.createElement('div');
  sheet.id = 'sheet';
  root.append(button, sheet);

  const { outline, hideOutlines } = createOutlines(root);

  function setOpen(isOpen: boolean): void {
    changePanelState({ isOpen });
    button.setAttribute('aria-expanded', String(isOpen));
    sheet.hidden = !isOpen;
    if (isOpen) showFrame();
  }

  /** Loads the panel once. It stays loaded while it is closed, because it may record events. */
  function showFrame(): HTMLIFrameElement {
    const present = sheet.querySelector('iframe');
    if (present) return present;
    const frame = document.createElement('iframe');
    frame.title = 'Panel of the test session';
    frame.src = PANEL;
    sheet.append(frame);
    return frame;
  }

  function toggle(): void {
    const isOpen = Boolean(sheet.hidden);
    setOpen(isOpen);
    if (isOpen) showFrame().focus();
    else button.focus();
  }

  function close(): void {
    setOpen(false);
    button.focus();
  }

  button.addEventListener('click', toggle);
  root.addEventListener('keydown', (event) => {
    if (event instanceof KeyboardEvent && event.key === 'Escape' && !sheet.hidden) close();
  });
  document.addEventListener('keydown', ({ altKey, shiftKey, code: key }) => {
    if (altKey && shiftKey && key === 'KeyT') toggle();
  });
  window.__qaPanel = { code, close, outline, hideOutlines };

  const { isOpen, recordingSince } = readPanelState();
  setOpen(isOpen);
  if (recordingSince !== undefined) showFrame();
  document.documentElement.append(host);
}

start();
