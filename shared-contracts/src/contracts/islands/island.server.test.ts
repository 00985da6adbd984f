import { Writable } from 'node:stream';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type PartCache, PartCacheContext } from './CachedPart';
import { island } from './island';
import { readSettled } from './settledResult';

interface ReviewsProps {
  label: string;
  count: Promise<string>;
}

function Reviews({ label, count }: ReviewsProps) {
  const outcome = readSettled(count);
  return createElement('p', null, `${label}: ${'value' in outcome ? outcome.value : 'failed'}`);
}

const Hello = () => createElement('p', null, 'Hello');

const Page = ({ cache, children }: { cache: PartCache; children: ReactNode }) =>
  createElement(PartCacheContext, { value: cache }, children);

const onError = jest.fn();

/** All that the server sends once every part is there. */
function render<Props extends object>(Part: ComponentType<Props>, props: Props): Promise<string> {
  return new Promise((resolve, reject) => {
    let html = '';
    const sink = new Writable({
      write: (chunk, _encoding, done) => {
        html += chunk;
        done();
      },
    });
    sink.on('finish', () => resolve(html));
    const stream = renderToPipeableStream(createElement(Part, props), {
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      onError,
    });
  });
}

const show = (count: Promise<string>) =>
  render(
    island<ReviewsProps>(async () => Reviews, { when: 'visible' }),
    { label: 'Reviews', count },
  );

beforeEach(() => onError.mockClear());

describe('an island on the server', () => {
  it('is in the HTML with its value', async () => {
    expect(await show(Promise.resolve('12'))).toContain('<p>Reviews: 12</p>');
  });

  it('has one code for each context it is loaded with', async () => {
    const context = { name: 'none' };
    const there = { name: 'there' };
    let given = context;
    const load =
      async ({ name }: typeof context) =>
      () =>
        createElement('p', null, name);
    const Named = island(load, { when: 'visible', useContext: () => given });
    expect(await render(Named, {})).toContain('<p>none</p>');
    given = there;
    expect(await render(Named, {})).toContain('<p>there</p>');
    given = context;
    expect(await render(Named, {})).toContain('<p>none</p>');
  });

  it('renders the failure of its data, and throws none', async () => {
    expect(await show(Promise.reject(new Error('down')))).toContain('<p>Reviews: failed</p>');
    expect(onError).not.toHaveBeenCalled();
  });

  it('is its fallback where its code cannot be loaded, and is loaded for the next page', async () => {
    const load = jest.fn(async () => Hello).mockRejectedValueOnce(new Error('down'));
    const Island = island(load, { when: 'load', fallback: 'In its place' });
    expect(await render(Island, {})).toContain('In its place');
    expect(onError).toHaveBeenCalledTimes(1);
    expect(await render(Island, {})).toContain('<p>Hello</p>');
    await render(Island, {});
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('may be laid out after the first view', async () => {
    const Island = island(async () => Hello, { when: 'load', isBelowFold: true });
    expect(await render(Island, {})).toMatch(/^<div data-below-fold="part">.*Hello/);
  });

  it('is an empty element where the server renders none', async () => {
    const load = jest.fn(async () => () => null);
    const Island = island(load, { when: 'idle', isServerRendered: false });
    expect(await render(Island, {})).toBe('<div></div>');
    expect(load).not.toHaveBeenCalled();
  });

  it('is asked of the cache once its code is there, and rendered in its place where none is kept', async () => {
    const read = jest.fn().mockReturnValueOnce('kept').mockReturnValue(undefined);
    const Island = island(async () => Hello, { when: 'idle', isCached: true });
    const show = () => render(Page, { cache: { read }, children: createElement(Island) });
    expect(await show()).toContain('<p>Hello</p>');
    expect(read).not.toHaveBeenCalled();
    expect(await show()).toContain('kept');
    expect(read).toHaveBeenCalledWith(Hello, {});
    expect(await show()).toContain('<p>Hello</p>');
  });
});
