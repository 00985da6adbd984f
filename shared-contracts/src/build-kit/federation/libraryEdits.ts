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
    // Its rules are joined and looked up once, not for each element.
    [
      /generateAndInjectStyles\(\w+,(\w+),\w+\)\{let (\w+)=this\.baseStyle\?[^;]*;/,
      '$&if(this.isStatic&&$1.hasNameForId(this.componentId,this.componentId))return $2;',
    ],
  ],
};

const ROUTER_FILE = /react-router.dist.production.chunk-\w+\.mjs$/;

/**
 * Links without what is React Router's framework's own, an attribute for finding routes and a way to
 * prefetch, with the states and effects that it costs each of them; and no names of components, which only
 * developers' tools read.
 */
const FRAMEWORK_LINKS: readonly Edit[] = [
  [/"data-discover": !isAbsolute && discover === "render" \? "true" : void 0/g, ''],
  [
    /(function usePrefetchBehavior\()prefetch, theirElementProps(\) \{)[\s\S]*?let ref = (\w+\.useRef\(null\));[\s\S]*?\n\}\n/,
    '$1$2\n  return [false, $3, {}];\n}\n',
  ],
  [/return shouldPrefetch && !isAbsolute \? .* : link;/, 'return link;'],
  [/^\s*\w+\.displayName = "[\w.]+";$/gm, ''],
];

/** View transitions, which no page asks for: the router's memory of them, and the provider's states and effects. */
const VIEW_TRANSITIONS: readonly Edit[] = [
  [
    /\n +restoreAppliedTransitions\(routerWindow[\s\S]*?, _saveAppliedTransitions\);(?=\n +\}\n)/,
    '',
  ],
  [/(let viewTransitionOpts;)\n +if \(pendingAction [\s\S]*?(?=\n +updateState\()/, '$1'],
  [
    /let \[pendingState, [\s\S]*?(let \[vtContext), \w+([\s\S]*?\}\);)[\s\S]*?setInterruption\] = .*/,
    '$1$2',
  ],
  [
    /if \(!viewTransitionOpts \|\| !isViewTransitionAvailable\) (\{[\s\S]*?\n +return;\n +\})[\s\S]*?(\n +\},\n +\[\n +router\.window,\n.*)\n +transition,\n +renderDfd,/,
    '$1$2',
  ],
  [
    /\w+\.useEffect\(\(\) => \{\n +if \(vtContext\.[\s\S]*?\[vtContext\.isTransitioning, interruption\]\);/,
    '',
  ],
  [/useViewTransitionState\(path\) && viewTransition === true/, 'false'],
];

/**
 * Uses of a router that there are none of here: measuring by others, server components, forbidding to leave a page,
 * states that React shows ahead of a transition.
 */
const OTHER_USES: readonly Edit[] = [
  [/if \((?:init|opts\??)\.instrumentations\)/g, 'if (false)'],
  [/return \w+\.useContext\(RSCRouterContext\);/, 'return false;'],
  [/RenderErrorBoundary\.contextType = .*/, ''],
  [/\bthis\.context\b/g, 'false'],
  [/let blockerKey = shouldBlockNavigation\(\{[\s\S]*?\}\);/g, ''],
  [/if \(blockerKey(?= &&|\))/g, 'if (false'],
  [/\n +getBlocker,\n +deleteBlocker,/g, ''],
  [/let \[state, \w+\] = useOptimisticSafe\((\w+)\);/, 'let state = $1;'],
  [/\n +if \(useTransitions === true\) \{\n +setOptimisticState.*\n +\}/g, ''],
  [/\n +setOptimisticState\b,?/g, ''],
  // The shell's root has an error element of its own.
  [/(defaultErrorElement =) .*\(DefaultErrorComponent, null\);/, '$1 null;'],
];

const REACT_ROUTER: LibraryEdits = {
  file: ROUTER_FILE,
  isOptional: true,
  edits: [...FRAMEWORK_LINKS, ...VIEW_TRANSITIONS, ...OTHER_USES],
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
