import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    wasHacked?: boolean;
  }
}

/** Finds elements by which a text from a shop could run code, send data or mislead a visitor. */
export async function findForeignCode(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isForeign = (element: Element) => {
      const { localName, attributes } = element;
      if (/^(iframe|object|embed|base|math)$/.test(localName)) return true;
      if ([...attributes].some(({ name }) => name.startsWith('on'))) return true;
      if (localName === 'script' || localName === 'style') {
        // The shop's own inline code is outside `#root`. The Content-Security-Policy lists its
        // hashes.
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
 * Finds inline scripts and styles whose hashes the Content-Security-Policy of their page lacks. The
 * page must not be streamed, because the policy of a streamed page has a nonce instead.
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
