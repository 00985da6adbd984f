import type { Page } from '@playwright/test';

/**
 * A text of a page. It is either the text of an element up to its next child element, or the value
 * of an attribute that screen readers read.
 */
export interface PageText {
  text: string;
  /** True for the text of a link that dials a phone number. */
  isPhone: boolean;
  /** True if the element, or one around it, has another `lang` than the page. */
  isMarked: boolean;
}

/**
 * Reads the texts of a document. Skips code, and elements with `translate="no"`, such as names of
 * people. Also skips texts that people typed in another language: their elements have another
 * `lang` and `dir="auto"`.
 */
export function readTexts(page: Page, html: string): Promise<PageText[]> {
  return page.evaluate(async (source) => {
    const SPOKEN = ['aria-label', 'alt', 'title', 'placeholder', 'aria-description'];
    const UNSPOKEN = 'script, style, svg, code, [translate="no"]';
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    const { lang } = parsed.documentElement;
    const texts: PageText[] = [];
    // Names to remove from attributes, because an attribute has no language of its own. For
    // example, "Photos de Cauliflower" contains a name that an element marks as foreign. The
    // longest names come first, because "Water Spinach" contains "Spinach".
    const marked = [
      ...parsed.querySelectorAll(`body :is([lang]:not([lang="${lang}"]), [translate="no"])`),
    ]
      .flatMap(({ textContent }) => textContent?.trim() || [])
      .sort((one, other) => other.length - one.length);
    const withoutMarked = (text: string | null) =>
      marked.reduce((rest, name) => rest?.replace(name, '') ?? null, text);

    const isInOtherLanguage = (element: Element) =>
      element.closest(`[lang]:not([lang="${lang}"])`) !== null;

    function add(text: string | null | undefined, element: Element) {
      const words = text?.replace(/\s+/g, ' ').trim();
      const isPhone = element.closest('a[href^="tel:"]') !== null;
      if (words) texts.push({ text: words, isPhone, isMarked: isInOtherLanguage(element) });
    }

    /**
     * True if the text is the beginning of a marked text. Ignores spaces, because the elements of a
     * marked text may have none between them.
     */
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
        if (root.matches(UNSPOKEN)) return;
        if (root.matches('[dir="auto"]') && isInOtherLanguage(root)) return;
        readAttributes(root);
      }
      if (root instanceof HTMLTemplateElement) read(root.content);
      let run = '';
      const endRun = () => {
        // Removes foreign names from the document's title, which has no language of its own either.
        const isTitle = root instanceof HTMLTitleElement;
        if (root instanceof Element) add(isTitle ? withoutMarked(run) : run, root);
        run = '';
      };
      for (const node of root.childNodes) {
        // The texts are joined, because React separates two texts of one sentence with a comment.
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
