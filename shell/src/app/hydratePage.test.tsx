import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import { order, SlowPart } from '@marketplace/contracts/testing/slowPart';
import { init } from '@module-federation/enhanced/runtime';
import { screen, waitFor } from '@testing-library/react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { serializeStatus } from '../errors/errorStatus';
import { serveSheets } from '../header/sheetsWithoutPopovers';
import { NO_MENUS } from '../page/menusCache';
import type { PageData } from '../page/PageData';
import { remotesInPage } from '../testing/remoteAddresses';
import { hydratePage } from './hydratePage';

let mockContent: ReactNode;
jest.mock('../layouts/PageLayout', () => ({ PageLayout: () => mockContent }));

const add = jest.fn();

/** A list of sizes. It adopts the size that was ticked before hydration, as product options do. */
function Sizes() {
  const large = useRef<HTMLInputElement>(null);
  const [size, setSize] = useState('small');
  useLayoutEffect(() => {
    if (large.current?.checked) setSize('large');
  }, []);
  return (
    <>
      <input type="radio" name="size" aria-label="Small" defaultChecked />
      <input type="radio" name="size" aria-label="Large" ref={large} />
      <button type="button" onClick={() => add(size)}>
        Add
      </button>
    </>
  );
}

const data: PageData = {
  compositionId: '1',
  remotes: remotesInPage(),
  widgets: {},
  services: [],
  config: defaultMarketConfig,
  locale: 'en',
  hydration: {
    loaderData: { root: { user: null, menus: NO_MENUS } },
    errors: { rest: serializeStatus(404) },
  },
};

/** Puts the content into the document as server markup, with page data that names no remote. */
function serve(content: ReactNode, markup = content): void {
  mockContent = content;
  document.body.innerHTML = `<div id="root">${renderToString(markup)}</div>`;
  const json = { type: 'application/json', id: 'page-data', text: JSON.stringify(data) };
  document.body.append(Object.assign(document.createElement('script'), json));
}

const isAlive = () => expect(document.documentElement.dataset).toHaveProperty('alive');

describe('hydratePage', () => {
  // In production, the shell's bundle calls `init` of Module Federation.
  beforeAll(() => void init({ name: 'shell', remotes: [] }));
  beforeEach(() => {
    delete document.documentElement.dataset.alive;
    window.__deferred = { settled: {}, listeners: {} };
    history.replaceState(null, '', '/nowhere');
  });

  it('hydrates the served markup in several tasks, so that the browser can handle a press between them', async () => {
    const halves = ['first half', 'second half'];
    serve(
      halves.map((name) => <SlowPart key={name} name={name} />),
      halves.map((name) => <p key={name}>{name}</p>),
    );
    const served = screen.getByText('second half');
    await hydratePage();
    await waitFor(isAlive);
    expect(order.slice(0, 3)).toEqual(['first half', 'answer', 'second half']);
    expect(screen.getByText('second half')).toBe(served);
  });

  it('replays an early press after the page has read which option is ticked', async () => {
    serve(<Sizes />);
    screen.getByRole('radio', { name: 'Large' }).click();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Add' });
    window.__earlyPress = { button, text: button.textContent };
    await hydratePage();
    await waitFor(() => expect(add).toHaveBeenCalledTimes(1));
    expect(add).toHaveBeenCalledWith('large');
  });

  it("opens the search again, with its text, after the browser's translator has changed the page", async () => {
    const search = (
      <>
        <p>Fresh fish</p>
        <button type="button" popoverTarget="search">
          Open search
        </button>
        <div id="search" popover="auto">
          <input type="search" name="productName" />
        </div>
      </>
    );
    serve(search);
    screen.getByText('Fresh fish').innerHTML = '<font><font>Poisson frais</font></font>';
    const served = screen.getByRole<HTMLInputElement>('searchbox');
    served.value = 'rui';
    served.parentElement?.toggleAttribute('data-open', true);
    serveSheets();
    await hydratePage();
    await waitFor(isAlive);
    const shown = screen.getByRole('searchbox');
    expect(shown).not.toBe(served);
    expect(shown.parentElement).toHaveAttribute('data-open');
    expect(shown).toHaveValue('rui');
  });
});
