/**
 * The styles of a document, without what styled-components writes after each component's rules for its
 * own use in the browser: a fifth of them, and 1.4 KB brotli of every page. The browser writes it again
 * before the library looks for it: rules that name the same class are of the same component.
 */
const RULE_END = /\/\*!sc\*\/\n?/;
const MARKER = /^data-styled\.g(\d+)\[id="([\w-]+)"\]\{content:"([^"]*)"\}$/;

/** Id, names and number of rules, which stand before rules that do not tell them. */
const STATEMENT = /^\/\*([\w-]+):([\w,-]*):(\d+)\*\//;

/** As the build names them: a component by its id, a variant by the component and a suffix. */
const CLASS = /\.([a-z][a-z\d]{4,5})(?:_[a-zA-Z-]+)?(?![\w-])/;
const CLASSES = new RegExp(CLASS, 'g');

interface Group {
  id: string;
  /** Names of classes or keyframes. */
  names: string[];
  rules: string[];
}

/** The rules of one component. */
export interface StyledGroup extends Group {
  /** Among all groups, from 1. */
  place: number;
}

/** @param css as styled-components writes it */
export function parseStyles(css: string): StyledGroup[] {
  const groups: StyledGroup[] = [];
  let rules: string[] = [];
  for (const part of css.split(RULE_END)) {
    const [, place, id, names] = MARKER.exec(part) ?? [];
    if (id !== undefined && names !== undefined) {
      groups.push({ id, place: Number(place), names: names.split(',').filter(Boolean), rules });
      rules = [];
    } else if (part !== '') {
      rules.push(part);
    }
  }
  return groups;
}

/**
 * The groups of these classes, with nothing of others, and the keyframes they name.
 *
 * @param classes in their order in the document, which is that of a group's variants, too: copies of
 * a document are the same, whatever was rendered before
 */
export function usedGroups(
  groups: readonly StyledGroup[],
  classes: ReadonlySet<string>,
): StyledGroup[] {
  const used = groups.flatMap((group) => withUsedNames(group, classes) ?? []);
  const text = used.flatMap(({ rules }) => rules).join('');
  return used.filter(
    ({ rules, names }) => !isKeyframes(rules) || names.some((name) => isUsed(name, text)),
  );
}

function withUsedNames(group: StyledGroup, classes: ReadonlySet<string>): StyledGroup | undefined {
  if (isKeyframes(group.rules)) return group;
  const own = new Set(group.names);
  const names = [...classes].filter((name) => own.has(name));
  if (names.length === 0) return undefined;
  const rules = names.flatMap((name) => group.rules.filter((rule) => hasClass(rule, name)));
  return { ...group, names, rules };
}

const isKeyframes = ([rule = '']: readonly string[]) => rule.startsWith('@keyframes ');
const hasClass = (rule: string, name: string) => new RegExp(`\\.${name}(?![\\w-])`).test(rule);
/** In its own rule, and in one that animates. */
const isUsed = (name: string, css: string) => css.split(name).length > 2;

/** As styled-components writes them. */
export const writeGroups = (groups: readonly StyledGroup[]): string =>
  groups
    .map(({ id, place, names, rules }) => {
      const marker = `data-styled.g${place}[id="${id}"]{content:"${names},"}`;
      return [...rules, marker, ''].join('/*!sc*/\n');
    })
    .join('');

/** The rules alone, but where the rest does not follow from them. */
export function writeCompact(groups: readonly StyledGroup[]): string {
  let before: Group | undefined;
  const written = groups.map((group) => {
    const { id, names, rules } = group;
    const isClear = followsFromRules(group, before);
    before = isClear ? group : undefined;
    const text = rules.join('');
    return isClear ? text : `/*${id}:${names}:${rules.length}*/${text}`;
  });
  return written.join('');
}

function followsFromRules({ id, names, rules }: Group, before?: Group): boolean {
  const [first = '', ...others] = rules;
  if (before && classesOf(first, before.id).length > 0) return false;
  const read = firstOf(first);
  const found = others.map((rule) => classesOf(rule, id));
  const all = new Set([...read.names, ...found.flat()]);
  return (
    read.id === id && found.every((own) => own.length > 0) && String([...all]) === String(names)
  );
}

/** As styled-components writes it, again. */
export function expandStyles(css: string): string {
  return writeGroups(
    readGroups(splitRules(css)).map((group, index) => ({ ...group, place: index + 1 })),
  );
}

/** Rules of the first level, a statement with the rule after it. */
function splitRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: token, index } of css.matchAll(/"[^"]*"|'[^']*'|[{}]/g)) {
    if (token === '{') depth += 1;
    if (token !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return rules;
}

function readGroups(rules: readonly string[]): Group[] {
  const groups: Group[] = [];
  /** To which a rule may belong; none after one that was stated. */
  let open: Group | undefined;
  /** Rules still to come of a group that was stated. */
  let stated = 0;
  for (const rule of rules) {
    const [statement, id, names = '', count] = STATEMENT.exec(rule) ?? [];
    const own = open ? classesOf(rule, open.id) : [];
    if (stated > 0) {
      groups.at(-1)?.rules.push(rule);
      stated -= 1;
    } else if (statement && id) {
      groups.push({ id, names: names.split(','), rules: [rule.slice(statement.length)] });
      open = undefined;
      stated = Number(count) - 1;
    } else if (open && own.length > 0) {
      open.rules.push(rule);
      open.names = [...new Set([...open.names, ...own])];
    } else {
      open = firstOf(rule);
      groups.push(open);
    }
  }
  return groups;
}

function firstOf(rule: string): Group {
  const [, keyframes] = /^@keyframes (\w+)/.exec(rule) ?? [];
  if (keyframes) {
    return { id: `sc-keyframes-${keyframes}`, names: [keyframes], rules: [rule] };
  }
  const [id = ''] = CLASS.exec(rule)?.slice(1) ?? [];
  return { id, names: [...new Set(classesOf(rule, id))], rules: [rule] };
}

/** Names of a component's classes in a rule. */
function classesOf(rule: string, id: string): string[] {
  return [...rule.matchAll(CLASSES)].flatMap(([name, own]) => (own === id ? name.slice(1) : []));
}

/** @param version of styled-components, which takes over only its own. */
export const compactStyleTag = (css: Buffer, version: string): (string | Buffer)[] => [
  `<style data-compact="${version}">`,
  css,
  '</style>',
];

/**
 * Hands the document's styles to styled-components, to be called before its code runs.
 *
 * @returns removes the server's element, to be called once the library has a copy of it
 */
export function handOverStyles(): () => void {
  const element = document.querySelector<HTMLStyleElement>('style[data-compact]');
  if (!element) return () => undefined;
  // Without a namespace it is no style sheet, which would need a hash in the page's policy. The
  // library removes it.
  const styles = document.createElementNS(null, 'style');
  styles.setAttribute('data-styled', 'true');
  styles.setAttribute('data-styled-version', element.dataset.compact ?? '');
  styles.textContent = expandStyles(element.textContent);
  element.after(styles);
  return () => element.remove();
}
