import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    wasHacked?: boolean;
  }
}

/** Finds elements with which a shop's text could run code, send data or mislead. */
export async function findForeignCode(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isForeign = (element: Element) => {
      const { localName, attributes } = element;
      if (/^(iframe|object|embed|base|math)$/.test(localName)) return true;
      if ([...attributes].some(({ name }) => name.startsWith('on'))) return true;
      if (localName === 'script' || localName === 'style') {
        // The page's own inline code is outside `#root`; the policy lists its hashes.
        const isOwn =
          element.getAttribute('src')?.includes('/releases/') ?? !element.closest('#root');
        return !isOwn;
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

/**
 * Finds inline scripts and styles of a complete page whose hashes are missing from its
 * Content-Security-Policy.
 */
export function findUnlistedCode(html: string, policy: string): string[] {
  const elements = html.matchAll(/<(?:script|style)\b([^>]*)>([\s\S]*?)<\/(?:script|style)>/g);
  return [...elements]
    .filter(([, attributes = '', code = '']) => {
      if (/type="application\/(ld\+)?json"/.test(attributes)) return false;
      return !policy.includes(createHash('sha256').update(code).digest('base64'));
    })
    .map(([element]) => element.slice(0, 200));
}
