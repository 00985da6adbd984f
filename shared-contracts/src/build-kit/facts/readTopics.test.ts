import { readTopics } from './readTopics';
import { parseSource } from './syntaxTree';

const topicsOf = (text: string) => {
  const { published, heard } = readTopics(parseSource(text, true));
  return {
    published: published.map(({ topic, line }) => `${topic}:${line}`),
    heard: heard.map(({ topic, line }) => `${topic}:${line}`),
  };
};

it('finds published and subscribed topics with their lines', () => {
  const source = `
    // ৳ counts three bytes
    bus.publish('cart:add-requested', choice);
    const entries = useRetained('wishlist:changed')?.entries;
    useBusRequest([
      'cart:item-added',
    ]);
    const view = <b onClick={() => bus.publish('quick-view:requested', { handle })} />;`;
  expect(topicsOf(source)).toEqual({
    published: ['cart:add-requested:3', 'quick-view:requested:8'],
    heard: ['wishlist:changed:4', 'cart:item-added:6'],
  });
});

it.each([
  [
    'a template',
    ['bus.publish(`wishlist:item-$', '{outcome}`, choice)'].join(''),
    ['wishlist:item-added:1', 'wishlist:item-removed:1'],
  ],
  [
    'a condition',
    "publishInBrowser(ok ? 'remote:loaded' : 'remote:failed', about)",
    ['remote:loaded:1', 'remote:failed:1'],
  ],
])('finds every topic in %s', (_title, source, published) => {
  expect(topicsOf(source)).toEqual({ published, heard: [] });
});

it.each([
  ['a type', "type Added = EventMap['cart:item-added'];"],
  ['a cast', "const x = y as Handler<'cart:item-added'>;"],
  ['a text that is no topic', "import fs from 'node:fs'; const href = 'mailto:x';"],
])('ignores %s', (_title, source) => {
  expect(topicsOf(source)).toEqual({ published: [], heard: [] });
});

it('finds the keys of an object of handlers', () => {
  expect(topicsOf("const EVENTS = { 'order:placed': (it) => it };").heard).toEqual([
    'order:placed:1',
  ]);
});
