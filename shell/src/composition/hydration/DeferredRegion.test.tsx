import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type WidgetLoader, WidgetLoaderContext } from '../../page/contexts';
import { DeferredRegion } from './DeferredRegion';

function Menu() {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <details>
        <summary>Fish</summary>
        <a href="/product">River fish</a>
      </details>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Login
      </button>
      <output>{presses} presses</output>
    </>
  );
}

function Broken(): never {
  throw new Error('This remote is broken.');
}

const MARKUP =
  '<div><details><summary>Fish</summary><a href="/product">River fish</a></details>' +
  '<button type="button">Login</button><output>0 presses</output></div>';

type Load = () => Promise<ComponentType | undefined>;

const regionWith = (load: Load, isHydrating = false) => {
  const loader: WidgetLoader = {
    isHydrating: () => isHydrating,
    load: async () => undefined,
    serverWidget: () => Menu,
  };
  return (
    <WidgetLoaderContext value={loader}>
      <DeferredRegion load={load} when="idle" fallback={<p>In its place</p>} />
    </WidgetLoaderContext>
  );
};

/** The server's markup, taken over while the code is still on its way. */
async function hydrate(markup = MARKUP) {
  const page = document.createElement('div');
  page.innerHTML = markup;
  document.body.append(page);
  let resolve: (Region: ComponentType) => void = () => undefined;
  const code = new Promise<ComponentType>((done) => {
    resolve = done;
  });
  await act(async () => {
    hydrateRoot(
      page,
      regionWith(() => code, true),
    );
  });
  return {
    arrive: (Region: ComponentType = Menu) => act(async () => resolve(Region)),
    leave: () => page.remove(),
  };
}

const SEARCH_MARKUP = '<div><input name="productName"></div>';

function Search() {
  const [text, setText] = useState('');
  return (
    <>
      <input name="productName" onChange={({ target }) => setText(target.value)} />
      <output>searches for {text}</output>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const heard = (text: string) => screen.queryByText(`searches for ${text}`);

describe('a region with deferred hydration', () => {
  afterEach(() => void jest.useRealTimers());

  it('replays a press from before hydration', async () => {
    const { arrive, leave } = await hydrate();
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(screen.getByText('0 presses')).toBeVisible();
    await arrive();
    expect(screen.getByText('1 presses')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Login' })).toHaveFocus();
    leave();
  });

  it('keeps open details, and the focus', async () => {
    const { arrive, leave } = await hydrate();
    screen.getByRole('group').setAttribute('open', '');
    screen.getByRole('link', { name: 'River fish' }).focus();
    await arrive();
    expect(screen.getByRole('group')).toHaveAttribute('open');
    expect(screen.getByRole('link', { name: 'River fish' })).toHaveFocus();
    leave();
  });

  it('keeps the focused input with its caret, and notifies its component', async () => {
    const { arrive, leave } = await hydrate(SEARCH_MARKUP);
    await userEvent.type(field(), 'rui');
    field().setSelectionRange(1, 1);
    await arrive(Search);
    expect(heard('rui')).toBeVisible();
    expect(field()).toHaveFocus();
    expect(field().selectionStart).toBe(1);
    leave();
  });

  it('keeps the changed input without moving the focus', async () => {
    const { arrive, leave } = await hydrate(SEARCH_MARKUP);
    await userEvent.type(field(), 'rui');
    field().blur();
    await arrive(Search);
    expect(heard('rui')).toBeVisible();
    expect(document.body).toHaveFocus();
    leave();
  });

  it('waits until an IME composition ends', async () => {
    const { arrive, leave } = await hydrate(SEARCH_MARKUP);
    const old = field();
    fireEvent.compositionStart(old);
    await userEvent.type(old, 'ইলি');
    await arrive(Search);
    expect(field()).toBe(old);
    old.value = 'ইলিশ';
    fireEvent.compositionEnd(old);
    expect(await screen.findByText('searches for ইলিশ')).toBeVisible();
    leave();
  });

  it('waits no longer than for a pause when every word is composed', async () => {
    const { arrive, leave } = await hydrate(SEARCH_MARKUP);
    await userEvent.type(field(), 'ru');
    jest.useFakeTimers();
    fireEvent.compositionStart(field());
    await arrive(Search);
    await act(() => jest.advanceTimersByTimeAsync(900));
    fireEvent.input(field(), { target: { value: 'rui' } });
    await act(() => jest.advanceTimersByTimeAsync(999));
    expect(heard('rui')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(heard('rui')).toBeVisible();
    leave();
  });

  it('triggers no press by itself', async () => {
    const { arrive, leave } = await hydrate();
    await arrive();
    expect(screen.getByText('0 presses')).toBeVisible();
    expect(document.body).toHaveFocus();
    leave();
  });

  it('hydrates on intent, however busy the browser is', async () => {
    render(regionWith(async () => Menu));
    await userEvent.hover(screen.getByText('In its place'));
    expect(await screen.findByText('0 presses')).toBeVisible();
  });

  it('is retried after a failed load without an intent', async () => {
    jest.useFakeTimers();
    let isDown = true;
    render(regionWith(async () => (isDown ? undefined : Menu)));
    await act(() => jest.advanceTimersByTimeAsync(2000));
    isDown = false;
    await act(() => jest.advanceTimersByTimeAsync(9_999));
    expect(screen.getByText('In its place')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByText('0 presses')).toBeVisible();
  });

  it('falls back alone when it throws', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <>
        <h1>Still here</h1>
        {regionWith(async () => Broken)}
      </>,
    );
    await userEvent.hover(screen.getByText('In its place'));
    expect(await screen.findByText('In its place')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Still here' })).toBeVisible();
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('This remote is broken.'));
    jest.restoreAllMocks();
  });
});
