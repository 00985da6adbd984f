/**
 * The styles of a document, without what styled-components writes after each component's rules for its
 * own use in the browser: a fifth of them, and 1.1 KB brotli of every page. The browser writes it again,
 * from the names of the classes, before the library looks for it.
 *
 * A line is a rule, and an empty line ends the rules of a component.
 */
const RULE_END = /\/\*!sc\*\/\n?/;
const MARKER = /^data-styled\.g\d+\[id="([\w-]+)"\]\{content:"([^"]*)"\}$/;

/** Where id and names do not follow from the rules, they stand before them. */
const STATED = /^\/\*([\w-]+):([\w,-]*)\*\//;

interface StyledGroup {
  id: string;
  /** Of classes or keyframes. */
  names: string[];
  rules: string[];
}

/**
 * @param css as styled-components writes it
 * @param markup all that it is for: styles of what was rendered and is not in it are left out, those
 * of a placeholder that was replaced
 */
export function compactStyles(css: string, markup: string): string {
  const classes = new Set(
    [...markup.matchAll(/ class="([^"]+)"/g)].flatMap(([, list = '']) => list.split(' ')),
  );
  const used = parseStyles(css).flatMap((group) => withUsedNames(group, classes) ?? []);
  const text = used.flatMap(({ rules }) => rules).join('');
  return used
    .filter(({ rules, names }) => !isKeyframes(rules) || names.some((name) => isUsed(name, text)))
    .map(writeGroup)
    .join('\n\n');
}

function parseStyles(css: string): StyledGroup[] {
  const groups: StyledGroup[] = [];
  let rules: string[] = [];
  for (const part of css.split(RULE_END)) {
    const [, id, names] = MARKER.exec(part) ?? [];
    if (id !== undefined && names !== undefined) {
      groups.push({ id, names: names.split(',').filter(Boolean), rules });
      rules = [];
    } else if (part !== '') {
      rules.push(part.replace(/\s*\n\s*/g, ' '));
    }
  }
  return groups;
}

function withUsedNames(group: StyledGroup, classes: ReadonlySet<string>): StyledGroup | undefined {
  if (isKeyframes(group.rules)) return group;
  const names = group.names.filter((name) => classes.has(name));
  if (names.length === 0) return undefined;
  const unused = group.names.filter((name) => !classes.has(name));
  const isOfUnused = (rule: string) => unused.some((name) => hasClass(rule, name));
  return { ...group, names, rules: group.rules.filter((rule) => !isOfUnused(rule)) };
}

const isKeyframes = ([rule = '']: readonly string[]) => rule.startsWith('@keyframes ');
const hasClass = (rule: string, name: string) => new RegExp(`\\.${name}(?![\\w-])`).test(rule);
/** In its own rule, and in one that animates. */
const isUsed = (name: string, css: string) => css.split(name).length > 2;

function writeGroup(group: StyledGroup): string {
  const { id, names, rules } = group;
  const text = rules.join('\n');
  const known = readGroup(text);
  if (known.id === id && String(known.names) === String(names)) return text;
  return `/*${id}:${names}*/${text}`;
}

function readGroup(text: string): StyledGroup {
  const [stated = '', id, names] = STATED.exec(text) ?? [];
  const rules = text.slice(stated.length).split('\n');
  if (id !== undefined && names !== undefined) return { id, names: names.split(','), rules };
  const [, keyframes] = /^@keyframes (\w+)/.exec(text) ?? [];
  if (keyframes) return { id: `sc-keyframes-${keyframes}`, names: [keyframes], rules };
  // As the build names them: a component by its id, a variant by the component and a suffix.
  const [, own = ''] = /\.([a-z][a-z\d]{4,5})(?![a-zA-Z\d-])/.exec(text) ?? [];
  const found = text.match(new RegExp(`(?<=\\.)${own}(_\\w+)?(?![\\w-])`, 'g')) ?? [];
  return { id: own, names: [...new Set(found)], rules };
}

/** As styled-components writes it, again. */
export function expandStyles(text: string): string {
  return text
    .split('\n\n')
    .map((group, index) => {
      const { id, names, rules } = readGroup(group);
      const marker = `data-styled.g${index + 1}[id="${id}"]{content:"${names},"}`;
      return [...rules, marker, ''].join('/*!sc*/\n');
    })
    .join('');
}

/** @param version of styled-components, which takes over only its own. */
export const compactStyleTag = (css: string, version: string) =>
  `<style data-compact="${version}">${css}</style>`;

/**
 * Hands the document's styles to styled-components, to be called before its code runs.
 *
 * @returns removes the server's element, to be called once the library has a copy of it
 */
export function handOverStyles(): () => void {
  const element = document.querySelector<HTMLStyleElement>('style[data-compact]');
  if (!element) return () => undefined;
  // Of no namespace: a style sheet would need a hash in the page's policy. The library removes it.
  const styles = document.createElementNS(null, 'style');
  styles.setAttribute('data-styled', 'true');
  styles.setAttribute('data-styled-version', element.dataset.compact ?? '');
  styles.textContent = expandStyles(element.textContent);
  element.after(styles);
  return () => element.remove();
}
