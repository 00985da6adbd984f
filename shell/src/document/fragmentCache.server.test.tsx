/** @jest-environment node */
import styled from '@marketplace/contracts/styled';
import * as react from 'react';
import {
  createContext,
  forwardRef,
  memo,
  type ReactNode,
  Suspense,
  use,
  useContext,
  useId,
} from 'react';
import { renderToString } from 'react-dom/server';
import { bytesOf } from './documentStyles.server';
import { createFragmentCache, createFragmentStore } from './fragmentCache.server';

const Line = styled.p`
  margin: 0;
`;
const Visitor = createContext('nobody');
const rendered = jest.fn();

/** Renders its prop, the visitor from the context and an id. */
function Card({ name }: { name: string }) {
  rendered(name);
  return (
    <Line id={useId()}>
      {name} for {useContext(Visitor)}
    </Line>
  );
}

/** Takes the same props as `Card`, but has different source code. */
const Menu = ({ name }: { name: string }) => <nav id={useId()}>{name}</nav>;

const never = new Promise<string>(() => undefined);
const Slow = () => <p>{use(never)}</p>;

/** Renders a boundary whose content stays pending. */
function Half() {
  rendered('half');
  return (
    <Suspense fallback="wait">
      <Slow />
    </Suspense>
  );
}

const Anything = (_props: { name: unknown }) => null;

type Part<Props> = (props: Props) => ReactNode;

interface Page {
  locale?: string;
  visitor?: string;
  kept?: ReturnType<ReturnType<typeof createFragmentStore>>;
}

interface CachedProps<Props> {
  parts: ReturnType<typeof createFragmentCache>;
  part: Part<Props>;
  props: Props;
}

/** Reads a region from the cache, or renders it if it cannot be cached. */
function Cached<Props extends object>({ parts, part: Part, props }: CachedProps<Props>) {
  return parts.read(Part, props) ?? <Part {...props} />;
}

/** @returns a page with cached regions: React's output, and its text with the regions inserted */
function show<Props extends object>(
  part: Part<Props>,
  own: readonly Props[],
  { locale = 'en', visitor = 'Rahima', kept = createFragmentStore()() }: Page = {},
) {
  const parts = createFragmentCache(kept, locale, (child) => child);
  const html = renderToString(
    <Visitor value={visitor}>
      {own.map((props, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list that does not change
        <Suspense key={index}>
          <Cached parts={parts} part={part} props={props} />
        </Suspense>
      ))}
    </Visitor>,
  );
  const { pieces, classes } = parts.insert(html);
  return { html, text: bytesOf(pieces).toString(), classes };
}

const ids = (text: string) => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

/**
 * Renders regions with the same props in a new process, in this order.
 * @returns their ids
 */
async function idsOfProcess(parts: readonly Part<{ name: string }>[]) {
  let text = '';
  await jest.isolateModulesAsync(async () => {
    // The components and the cache must share one React.
    jest.doMock('react', () => react);
    const { createFragmentCache, createFragmentStore } = await import('./fragmentCache.server');
    const cache = createFragmentCache(createFragmentStore()(), 'en', (child) => child);
    const places = parts.map((part) => cache.read(part, { name: 'Rui' }));
    text = bytesOf(cache.insert(places.join('')).pieces).toString();
  });
  jest.dontMock('react');
  return ids(text);
}

beforeEach(() => rendered.mockClear());

describe('a cached region', () => {
  it('renders only once for all pages that have the same props and language', () => {
    const kept = createFragmentStore()();
    const first = show(Card, [{ name: 'Rui' }, { name: 'Ilish' }], { kept });
    const second = show(Card, [{ name: 'Rui' }, { name: 'Ilish' }], { kept });
    expect(first.text).toMatch(/Rui.*Ilish/);
    expect(second).toEqual(first);
    expect(rendered.mock.calls).toEqual([['Rui'], ['Ilish']]);
    show(Card, [{ name: 'Rui' }], { kept, locale: 'bn' });
    show(Card, [{ name: 'Katla' }], { kept });
    expect(rendered).toHaveBeenCalledTimes(4);
  });

  it("does not read the visitor's context", () => {
    expect(show(Card, [{ name: 'Rui' }], { visitor: 'Rahima' }).text).toContain('nobody');
    expect(show(Card, [{ name: 'Rui' }], { visitor: 'Rahima' }).text).not.toContain('Rahima');
  });

  it("adds the classes of its elements to the page's classes", () => {
    const { text, classes } = show(Card, [{ name: 'Rui' }]);
    const [, list = ''] = /class="([^"]+)"/.exec(text) ?? [];
    expect(list).not.toBe('');
    expect([...classes]).toEqual(list.split(' '));
  });

  it('has ids that are unique in a document and the same in every document', () => {
    const own = [{ name: 'Rui' }, { name: 'Ilish' }];
    const first = ids(show(Card, own).text);
    expect(new Set(first).size).toBe(2);
    expect(ids(show(Card, own).text)).toEqual(first);
  });

  it.each([
    ['a function', Menu, Card],
    ['a memo component', memo(Menu), memo(Card)],
    [
      'a forwardRef component',
      forwardRef((props: { name: string }, _ref) => <Menu {...props} />),
      memo(forwardRef((props: { name: string }, _ref) => <Card {...props} />)),
    ],
  ])(
    'has the same ids in every process, in any order of rendering, if its component is %s',
    async (_kind, menu, card) => {
      const [menuId, cardId] = await idsOfProcess([menu, card]);
      expect(menuId).not.toBe(cardId);
      expect(await idsOfProcess([card, menu])).toEqual([cardId, menuId]);
    },
  );

  it('has a placeholder that is secret and differs between processes, so that no text can imitate it', () => {
    const kept = createFragmentStore()();
    const [place = ''] = show(Card, [{ name: 'Rui' }], { kept }).html.match(/[\w-]+0_/) ?? [];
    expect(place.length).toBeGreaterThan(16);
    const other = createFragmentStore()();
    const { text } = show(Card, [{ name: `${place}<b>` }], { kept: other });
    expect(text).toContain(`${place}&lt;b&gt;`);
  });

  it('is not cached while part of its content is pending', () => {
    const kept = createFragmentStore()();
    show(Half, [{}], { kept });
    const before = rendered.mock.calls.length;
    expect(show(Half, [{}], { kept }).text).toContain('wait');
    expect(rendered.mock.calls.length).toBeGreaterThan(before);
    expect(kept.markup.weight()).toBe(0);
  });

  it.each([
    ['a function', () => 'Rui'],
    ['a date', new Date(0)],
    ['a map', new Map([['Rui', 1]])],
    ['a symbol', Symbol('Rui')],
    ['NaN', Number.NaN],
    ['an infinite number', { kilos: Number.POSITIVE_INFINITY }],
    ['an array with a date', { fish: [new Date(0)] }],
  ])('rejects %s as a prop, because JSON cannot represent it', (_kind, name) => {
    const cache = createFragmentCache(createFragmentStore()(), 'en', (child) => child);
    expect(() => cache.read(Anything, { name })).toThrow(/prop \w+ of a cached region is no data/);
  });
});

describe('the fragment store of a process', () => {
  it('is replaced by a new store once it contains too many compiled classes', () => {
    const give = createFragmentStore();
    const { styles } = give();
    expect(give().styles).toBe(styles);
    jest.spyOn(styles, 'size', 'get').mockReturnValue(10_001);
    expect(give().styles).not.toBe(styles);
  });
});
