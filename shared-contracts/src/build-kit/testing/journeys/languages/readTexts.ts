import type { Page } from '@playwright/test';

/** A text of a page: of one element, up to the next element in it, or of an attribute that is read out. */
export interface PageText {
  text: string;
  /** A number to dial. */
  isPhone: boolean;
}

/**
 * Reads the texts of a document that are in its own language. Parts that carry another `lang` are in that
 * one, and code and parts with `translate="no"`, as names of people, in none.
 */
export function readTexts(page: Page, html: string): Promise<PageText[]> {
  return page.evaluate(async (source) => {
    const SPOKEN = ['aria-label', 'alt', 'title', 'placeholder', 'aria-description'];
    const UNSPOKEN = 'script, style, svg, code, [translate="no"]';
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    const { lang } = parsed.documentElement;
    const texts: PageText[] = [];
    // An attribute has no language of its own: "Photos de Cauliflower" names what a part beside it marks.
    // The longest first: "Spinach" is a part of "Water Spinach".
    const marked = [
      ...parsed.querySelectorAll(`body :is([lang]:not([lang="${lang}"]), [translate="no"])`),
    ]
      .flatMap(({ textContent }) => textContent?.trim() || [])
      .sort((one, other) => other.length - one.length);
    const withoutMarked = (text: string | null) =>
      marked.reduce((rest, name) => rest?.replace(name, '') ?? null, text);

    function add(text: string | null | undefined, element: Element) {
      const words = text?.replace(/\s+/g, ' ').trim();
      const isPhone = element.closest('a[href^="tel:"]') !== null;
      if (words) texts.push({ text: words, isPhone });
    }

    /** True for the beginning of a marked text, between whose elements may be no space. */
    const isMarked = (text: string | null) => {
      const beginning = text?.replace(/\s|…$/g, '') ?? '';
      return marked.some((whole) => whole.replace(/\s/g, '').startsWith(beginning));
    };

    function readAttributes(element: Element) {
      for (const name of SPOKEN) add(withoutMarked(element.getAttribute(name)), element);
      if (element.matches('meta[name="description"]')) {
        const content = element.getAttribute('content');
        if (!isMarked(content)) add(content, element);
      }
      const isShown = element.matches(
        'input:not([type="hidden"], [type="radio"], [type="checkbox"], [autocomplete$="name"])',
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
        // Nor has the title of the document.
        const isTitle = root instanceof HTMLTitleElement;
        if (root instanceof Element) add(isTitle ? withoutMarked(run) : run, root);
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

    read(parsed.documentElement);
    return texts;
  }, html);
}
