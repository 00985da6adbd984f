import type { Page } from '@playwright/test';

/** A text of a page: of one element, up to the next element in it, or of an attribute that is read out. */
export interface PageText {
  text: string;
  /** A number to dial. */
  isPhone: boolean;
}

export interface PageTexts {
  /** In the page's own language; parts that carry another `lang` are in that one. */
  texts: PageText[];
  /** Texts of the data that the page was made of: what people wrote and settings of the market. */
  data: string[];
}

/** Reads the texts of a document. */
export function readTexts(page: Page, html: string): Promise<PageTexts> {
  return page.evaluate(async (source) => {
    const SPOKEN = ['aria-label', 'alt', 'title', 'placeholder', 'aria-description'];
    const UNSPOKEN = 'script, style, svg, [translate="no"]';
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    const { lang } = parsed.documentElement;
    const texts: PageText[] = [];
    // An attribute has no language of its own: "Photos de Cauliflower" names what a part beside it marks.
    // The longest first: "Spinach" is a part of "Water Spinach".
    const marked = [...parsed.querySelectorAll(`body [lang]:not([lang="${lang}"])`)]
      .flatMap(({ textContent }) => textContent?.trim() || [])
      .sort((one, other) => other.length - one.length);
    const withoutMarked = (text: string | null) =>
      marked.reduce((rest, name) => rest?.replace(name, '') ?? null, text);

    function add(text: string | null | undefined, element: Element) {
      const words = text?.replace(/\s+/g, ' ').trim();
      const isPhone = element.closest('a[href^="tel:"]') !== null;
      if (words) texts.push({ text: words, isPhone });
    }

    function readAttributes(element: Element) {
      for (const name of SPOKEN) add(withoutMarked(element.getAttribute(name)), element);
      if (element.matches('meta[name="description"]'))
        add(element.getAttribute('content'), element);
      const isShown = element.matches(
        'input:not([type="hidden"], [type="radio"], [type="checkbox"])',
      );
      if (isShown) add(element.getAttribute('value'), element);
    }

    function read(root: Element | DocumentFragment) {
      if (root instanceof Element) {
        const ownLang = root.getAttribute('lang');
        if (root.matches(UNSPOKEN) || (ownLang && ownLang !== lang)) return;
        readAttributes(root);
      }
      if (root instanceof HTMLTemplateElement) read(root.content);
      let run = '';
      const endRun = () => {
        if (root instanceof Element) add(run, root);
        run = '';
      };
      for (const node of root.childNodes) {
        // Between two texts of one sentence React writes a comment.
        if (node.nodeType === Node.TEXT_NODE) run += node.nodeValue;
        if (!(node instanceof Element)) continue;
        endRun();
        read(node);
      }
      endRun();
    }

    const data: string[] = [];
    JSON.parse(parsed.getElementById('page-data')?.textContent ?? '{}', (_key, value) => {
      if (typeof value === 'string') data.push(value);
      return value;
    });
    // The menus of the host are not in the data twice.
    const entries = '[data-menu] :is(summary, a, p):not([data-whole] *)';
    for (const entry of parsed.querySelectorAll(entries))
      data.push(entry.firstChild?.textContent ?? '');

    read(parsed.documentElement);
    return { texts, data };
  }, html);
}
