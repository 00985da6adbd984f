import { Region } from '@marketplace/contracts/rendering';
import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { LEFT_TO_BROWSER } from '../errors/missingCode';
import { type DeferredValues, reviveDeferred } from './deferredData';
import { failLateParts } from './failLateParts.server';

/** Markup that React writes for a region that is pending when the document is cut off. */
const PENDING = '<!--$?--><template id="B:0"></template><p>Wait</p><!--/$-->';

let late: DeferredValues;
let root: Root | undefined;
const readyState = jest.spyOn(document, 'readyState', 'get');
const onRecoverableError = jest.fn();

const revive = () => {
  const { page } = reviveDeferred({ page: { text: { $deferred: 'page/text' } } }, late);
  // The cast is safe: the page's only data is `text`.
  return (page as { text: Promise<string> }).text;
};

async function hydrate() {
  const page = document.createElement('div');
  page.innerHTML = PENDING;
  document.body.replaceChildren(page);
  await act(async () => {
    root = hydrateRoot(
      page,
      <Region data={revive()} waiting={<p>Wait</p>} failed={<p>Failed</p>}>
        {(text) => <p>{text}</p>}
      </Region>,
      { onRecoverableError },
    );
  });
}

const settle = (id: string, outcome: { value: unknown } | { failure: true }) => {
  late.settled[id] = outcome;
  late.listeners[id]?.(outcome);
};

beforeEach(() => {
  jest.useFakeTimers();
  onRecoverableError.mockClear();
  readyState.mockReturnValue('loading');
  late = { settled: {}, listeners: {} };
  // Stores a result and tells the listener, as the boot script's `__settle` does.
  Object.assign(window, { __deferred: late, __settle: settle });
  new Function(failLateParts(['page/text']))();
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  jest.useRealTimers();
});
afterAll(() => jest.restoreAllMocks());

const endings = [
  {
    ending: 'the parser has finished',
    end: () => {
      readyState.mockReturnValue('interactive');
      document.dispatchEvent(new Event('readystatechange'));
    },
  },
  { ending: '10 s have passed', end: () => jest.advanceTimersByTime(10_000) },
];

describe('a document that was cut off', () => {
  it.each(endings)('shows an error in place of missing data after $ending', async ({ end }) => {
    await hydrate();
    await act(async () => jest.advanceTimersByTime(9_999));
    expect(screen.getByText('Wait')).toBeVisible();
    await act(async () => end());
    expect(screen.getByText('Failed')).toBeVisible();
    // The digest marks the error as a broken connection, not as a failure of the release.
    const digests = onRecoverableError.mock.calls.map(([error]) => error.digest);
    expect(digests).toEqual([LEFT_TO_BROWSER]);
  });

  it.each(endings)('rejects reads of missing data after $ending', async ({ end }) => {
    end();
    await expect(revive()).rejects.toThrow('This part could not be loaded.');
  });

  it.each(endings)('keeps results that had arrived, even after $ending', async ({ end }) => {
    const early = revive();
    settle('page/text', { value: 'Rui' });
    end();
    await expect(early).resolves.toBe('Rui');
    await expect(revive()).resolves.toBe('Rui');
  });
});
