import { districtName } from '../customers/locations';
import { type Text, text } from './fields';
import { readTable } from './readTable';

interface Described {
  /** Lines of HTML. */
  description: readonly string[];
  shop: { name: Text; description: Text };
}

const HEADING = 'Good to know';
const ITEM = /<li>(.*?)<\/li>/g;

/**
 * Returns a function that translates descriptions, with the words of `description-words.json`. The
 * function returns undefined if it cannot translate a line.
 */
export function createBanglaDescriptions(): (product: Described) => string | undefined {
  const words = new Map(
    readTable('description-words.json', text).map(({ en, bn }) => [en, bn ?? undefined]),
  );
  const sentFrom = (english: string) => {
    const [, district] = /^Sent from (.+)$/.exec(english) ?? [];
    return district && `${districtName(district, 'bn')} থেকে পাঠানো হয়`;
  };

  function translateLine(line: string, shop: Described['shop']): string | undefined {
    const items = [...line.matchAll(ITEM)].map(([, item = '']) => item);
    if (items.length > 0) {
      const known = items.flatMap((item) => words.get(item) ?? sentFrom(item) ?? []);
      const list = known.map((item) => `<li>${item}</li>`).join('');
      const heading = words.get(HEADING);
      return known.length === items.length ? `<h3>${heading}</h3><ul>${list}</ul>` : undefined;
    }
    if (line.includes(shop.description.en)) {
      return `<p><strong>${shop.name.bn}</strong>: ${shop.description.bn}</p>`;
    }
    const sentence = words.get(/^<p>(.*)<\/p>$/.exec(line)?.[1] ?? '');
    return sentence && `<p>${sentence}</p>`;
  }

  return ({ description, shop }) => {
    const lines = description.flatMap((line) => translateLine(line, shop) ?? []);
    return lines.length === description.length ? lines.join('\n') : undefined;
  };
}
