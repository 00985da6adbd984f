/** @jest-environment node */
import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Region } from './Region';
import { RegionHostContext } from './RegionHost';

interface ReviewsProps {
  label: string;
  count: string | undefined;
}

const Reviews = ({ label, count }: ReviewsProps) => <p>{`${label}: ${count ?? 'failed'}`}</p>;
const loadReviews = async () => Reviews;

const Hello = () => <p>Hello</p>;

const onError = jest.fn();

/** @returns the complete HTML, after every region has rendered */
function render(region: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    let html = '';
    const sink = new Writable({
      write: (chunk, _encoding, done) => {
        html += chunk;
        done();
      },
    });
    sink.on('finish', () => resolve(html));
    const stream = renderToPipeableStream(region, {
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      onError,
    });
  });
}

const reviewsWith = (count: Promise<string>, isCached = false) => (
  <Region
    when="visible"
    load={loadReviews}
    props={{ label: 'Reviews', count }}
    isCached={isCached}
  />
);

/** Renders the region in a page that has a fragment cache. */
const inPage = (read: () => string | undefined, region: ReactElement) => (
  <RegionHostContext value={{ onFailure: jest.fn(), fragments: { read } }}>
    {region}
  </RegionHostContext>
);

beforeEach(() => onError.mockClear());

describe('a region on the server', () => {
  it('writes the value of a promise among its props into the HTML', async () => {
    expect(await render(reviewsWith(Promise.resolve('12')))).toContain('<p>Reviews: 12</p>');
  });

  it('shows that its data failed to load, and does not throw', async () => {
    const failing = Promise.reject(new Error('down'));
    expect(await render(reviewsWith(failing))).toContain('<p>Reviews: failed</p>');
    expect(onError).not.toHaveBeenCalled();
  });

  it('renders its fallback if its code cannot be loaded, and loads the code again for the next page', async () => {
    const load = jest.fn(async () => Hello).mockRejectedValueOnce(new Error('down'));
    const region = <Region when="load" load={load} fallback="In its place" />;
    expect(await render(region)).toContain('In its place');
    expect(onError).toHaveBeenCalledTimes(1);
    expect(await render(region)).toContain('<p>Hello</p>');
    await render(region);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('has an attribute that postpones its layout if it is below the fold', async () => {
    const region = <Region when="load" load={async () => Hello} isBelowFold />;
    expect(await render(region)).toMatch(/^<div data-below-fold="part">.*Hello/);
  });

  it('renders an empty element if it is browser-only', async () => {
    const load = jest.fn(async () => () => null);
    const region = <Region when="idle" load={load} isBrowserOnly />;
    expect(await render(region)).toBe('<div></div>');
    expect(load).not.toHaveBeenCalled();
  });

  it('is read from the fragment cache once its code has loaded, and is rendered if the cache has no markup', async () => {
    const read = jest.fn().mockReturnValueOnce('cached').mockReturnValue(undefined);
    const load = async () => Hello;
    const page = inPage(read, <Region when="idle" load={load} isCached />);
    expect(await render(page)).toContain('<p>Hello</p>');
    expect(read).not.toHaveBeenCalled();
    expect(await render(page)).toContain('cached');
    expect(read).toHaveBeenCalledWith(Hello, {});
    expect(await render(page)).toContain('<p>Hello</p>');
  });

  it('is read from the cache with the values of its promises, but is rendered if a promise has rejected', async () => {
    const read = jest.fn(() => 'cached');
    await render(reviewsWith(Promise.resolve('12')));
    expect(await render(inPage(read, reviewsWith(Promise.resolve('12'), true)))).toContain(
      'cached',
    );
    expect(read).toHaveBeenCalledWith(Reviews, { label: 'Reviews', count: '12' });
    const failing = Promise.reject(new Error('down'));
    expect(await render(inPage(read, reviewsWith(failing, true)))).toContain('failed');
    expect(read).toHaveBeenCalledTimes(1);
  });
});
