import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { localDigits } from '../../contracts/i18n/localDigits';
import { EDITED_FILES, editLibrary } from './libraryEdits';

const distOf = (library: string) =>
  join(dirname(require.resolve(`${library}/package.json`)), 'dist');
const STYLED = distOf('styled-components');
const MESSAGES = join(distOf('@lingui/core'), 'index.mjs');
const ROUTER = join(distOf('react-router'), 'production');

const builds = ['browser.esm', 'browser.cjs', 'esm', 'cjs'].map((build) =>
  join(STYLED, `styled-components.${build}.js`),
);
const chunks = readdirSync(ROUTER)
  .filter((name) => /^chunk-.*\.mjs$/.test(name))
  .map((name) => join(ROUTER, name));
const edit = (file: string) => editLibrary(file, readFileSync(file, 'utf8'));

/** Parts of a styled component that its types do not tell. */
interface StyledInside {
  styledComponentId: string;
  componentStyle: {
    rules: unknown;
    generateAndInjectStyles: (props: object, sheet: object, compile: unknown) => string;
  };
}

describe('edits of libraries', () => {
  it.each(builds)('name classes after their component in %s', (file) => {
    expect(edit(file)).toContain('this.isStatic||(');
  });

  it('read the rules of a component that never differ once', () => {
    // Filled by the library's own code.
    const library = { exports: {} as typeof import('styled-components') };
    const code = edit(join(STYLED, 'styled-components.cjs.js'));
    new Function('require', 'module', 'exports', code)(require, library, library.exports);
    const { styled } = library.exports;
    const Paragraph = styled.p`
      color: red;
    `;
    // Its types hide them.
    const { componentStyle, styledComponentId } = Paragraph as unknown as StyledInside;
    const inserted = jest.fn();
    const sheet = {
      hasNameForId: (...name: string[]) => inserted.mock.calls.some(([id]) => id === name[0]),
      insertRules: inserted,
    };
    const write = () =>
      componentStyle.generateAndInjectStyles({}, sheet, (css: string) => [css.trim()]);
    expect(write()).toBe('');
    expect(inserted).toHaveBeenCalledWith(styledComponentId, styledComponentId, ['color: red;']);
    componentStyle.rules = undefined;
    expect(write()).toBe('');
    expect(inserted).toHaveBeenCalledTimes(1);
  });

  it("leave links without what is a framework's own", () => {
    const edited = chunks.map(edit).join('');
    expect(edited).not.toContain('"data-discover": ');
    expect(edited).not.toContain('.displayName = ');
    expect(edited).toMatch(
      /function usePrefetchBehavior\(\) \{\s+return \[false, \w+\.useRef\(null\), \{\}\];\s+\}/,
    );
    expect(edited).not.toContain('(PrefetchPageLinks,');
  });

  it.each([
    ['view transitions', 'document.startViewTransition('],
    ['the memory of view transitions', ' restoreAppliedTransitions(routerWindow'],
    ['links that ask for one', 'useViewTransitionState(path) &&'],
    ['measuring by others', 'if (init.instrumentations)'],
    ['server components', 'useContext(RSCRouterContext)'],
    ['their errors', 'this.context'],
    ['forbidding to leave a page', '= shouldBlockNavigation('],
    ['what is done where one may not', 'if (blockerKey)'],
    ['states ahead of a transition', 'useOptimisticSafe(_state)'],
    ['their setters', 'setOptimisticState'],
    ['an error page of its own', 'createElement(DefaultErrorComponent'],
  ])('leave the router without %s', (_part, code) => {
    expect(chunks.some((file) => readFileSync(file, 'utf8').includes(code))).toBe(true);
    expect(chunks.map(edit).join('')).not.toContain(code);
  });

  it.each(['en', 'fr', 'bn'])('write counts in %s as the browser does', (locale) => {
    const [, written] = /const valueStr = (.*);/.exec(edit(MESSAGES)) ?? [];
    const format = new Intl.NumberFormat(locale);
    const number = jest.fn((_locales: string, value: number) => format.format(value));
    const write = new Function(
      'localDigits',
      'number',
      'locales',
      'value',
      `const numberFormat = undefined; return ${written}`,
    );
    for (const count of [0, 1, 9, 10, 305, 999]) {
      expect(write(localDigits, number, locale, count)).toBe(format.format(count));
    }
    expect(number).not.toHaveBeenCalled();
    for (const count of [-1, 1.5, 1000, 123_456]) {
      expect(write(localDigits, number, locale, count)).toBe(format.format(count));
    }
  });

  it('are of files that are there', () => {
    for (const file of [...builds, ...chunks, MESSAGES]) {
      expect(EDITED_FILES.some((edited) => edited.test(file))).toBe(true);
    }
  });

  it('fail where the library reads otherwise', () => {
    const [file = ''] = builds;
    expect(() => editLibrary(file, 'this.rules=a,this.componentId=b')).toThrow('has no');
  });

  it('leave other code alone', () => {
    expect(editLibrary('/app/Button.tsx', 'code')).toBe('code');
  });
});
