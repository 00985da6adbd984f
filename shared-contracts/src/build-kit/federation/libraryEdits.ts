type Edit = readonly [place: RegExp, edited: string];

interface LibraryEdits {
  /** Files of the library's release. */
  file: RegExp;
  edits: readonly Edit[];
  /** Some of the files hold nothing to edit. */
  isOptional?: boolean;
}

/** A component has few variants, and only these may not share a name. */
const VARIANT_NAMES = 52 ** 4;

/**
 * Classes are named after their component: one whose rules never differ goes by its id alone, which its
 * elements have anyway, and others by the id and the variant. By default each has a second name, a hash.
 */
const CLASS_NAMES: LibraryEdits = {
  file: /styled-components.dist.styled-components\.[\w.]+\.js$/,
  edits: [
    [
      /this\.rules=(\w+),this\.componentId=/,
      'this.isStatic=$1.every(rule=>typeof rule=="string"),$&',
    ],
    [
      /=(\w+)\((\w+\(\w+\(this\.baseHash,\w+\.hash\),\w+\)>>>0)\)/,
      `=this.componentId+(this.isStatic?"":"_"+$1(($2)%${VARIANT_NAMES}))`,
    ],
    [/(\w+)=(\w+\(\1,\w+\))(\}\}return \1\}\})/, 'this.isStatic||($1=$2)$3'],
  ],
};

/**
 * Links without what is React Router's framework's own, an attribute for finding routes and a way to
 * prefetch, with the states and effects that it costs each of them; and no names of components, which only
 * developers' tools read.
 */
const REACT_ROUTER: LibraryEdits = {
  file: /react-router.dist.production.chunk-\w+\.mjs$/,
  isOptional: true,
  edits: [
    [/"data-discover": !isAbsolute && discover === "render" \? "true" : void 0/g, ''],
    [
      /(function usePrefetchBehavior\()prefetch, theirElementProps(\) \{)[\s\S]*?let ref = (\w+\.useRef\(null\));[\s\S]*?\n\}\n/,
      '$1$2\n  return [false, $3, {}];\n}\n',
    ],
    [/return shouldPrefetch && !isAbsolute \? .* : link;/, 'return link;'],
    [/^\s*\w+\.displayName = "[\w.]+";$/gm, ''],
  ],
};

/**
 * Counts below 1,000 need no grouping, only Bangla its own digits (decision 071). The first formatter of
 * the browser costs a slow phone 100 ms: the page waited for it to show one count.
 */
const SMALL_COUNTS: LibraryEdits = {
  file: /@lingui.core.dist.index\.mjs$/,
  edits: [
    [
      /const valueStr = (number\(locales, value, numberFormat\));/,
      'const valueStr = /^\\d{1,3}$/.test(value) ? localDigits(value, String(locales)) : $1;',
    ],
    [/^/, "import { localDigits } from '@marketplace/contracts/i18n/localDigits';"],
  ],
};

const EDITED = [CLASS_NAMES, REACT_ROUTER, SMALL_COUNTS];

export const EDITED_FILES = EDITED.map(({ file }) => file);

/**
 * Code of a library with what is edited in it: markup and code that every page would pay for.
 *
 * @throws Error where the code reads otherwise: after an update, adapt the places
 */
export function editLibrary(file: string, code: string): string {
  const { edits = [], isOptional } = EDITED.find((library) => library.file.test(file)) ?? {};
  return edits.reduce((edited, [place, text]) => {
    // `test` would go on from where it was.
    if (!isOptional && edited.search(place) < 0) throw new Error(`${file} has no ${place}.`);
    return edited.replace(place, text);
  }, code);
}
