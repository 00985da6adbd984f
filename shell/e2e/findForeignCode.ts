import type { Page } from '@playwright/test';

declare global {
  interface Window {
    wasHacked?: boolean;
  }
}

/** Elements and attributes that a shop's text could have put into the page to run code, send data or mislead. */
export async function findForeignCode(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isForeign = (element: Element) => {
      const { localName, attributes } = element;
      if (/^(iframe|object|embed|base|math)$/.test(localName)) return true;
      if ([...attributes].some(({ name }) => name.startsWith('on'))) return true;
      if (localName === 'script' || localName === 'style') {
        const isOfRelease = element.getAttribute('src')?.includes('/releases/');
        return !isOfRelease && element.id !== 'page-data' && !Reflect.get(element, 'nonce');
      }
      if (element instanceof HTMLAnchorElement && element.href) {
        return !/^(https?|mailto|tel):$/.test(element.protocol) || element.host === 'evil.example';
      }
      if (element instanceof HTMLFormElement) return !element.action.startsWith(location.origin);
      return false;
    };
    const found = [...document.querySelectorAll('*')].filter(isForeign);
    const ran = window.wasHacked === undefined ? [] : ['a script has run'];
    return [...ran, ...found.map(({ outerHTML }) => outerHTML.slice(0, 200))];
  });
}
