import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { PicturePlaceholder } from '../../design-system/ui/PicturePlaceholder';
import { type Deferrable, markupOnly } from './loaderData';
import { Region } from './Region';
import { RegionHostContext } from './RegionHost';

// Queries must not find hidden elements, because placeholders are first rendered in a hidden
// element.
configure({ defaultHidden: false });

const fail = jest.fn();
const omitted = Object.assign(new Promise<string>(() => undefined), { isOmitted: true, fail });
const onPress = jest.fn();

const shelf = (data: Deferrable<string>) => (
  <Region when="never" data={data} onPress={onPress} waiting={<p>Wait</p>} failed={<p>Failed</p>}>
    {(name) => <button type="button">{name}</button>}
  </Region>
);

const host = { onFailure: jest.fn(), BrokenPicture: PicturePlaceholder };
const inShell = (router: ReturnType<typeof createMemoryRouter>) => (
  <RegionHostContext value={host}>
    <RouterProvider router={router} />
  </RegionHostContext>
);

const page = document.createElement('div');
document.body.append(page);
let root: Root | undefined;
const onRecoverableError = jest.fn();
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  expect(onRecoverableError).not.toHaveBeenCalled();
  jest.clearAllMocks();
});

const SERVED =
  '<div><a href="/product/rui?size=l">Rui</a><a href="https://elsewhere.example/">Other</a><button type="button">View</button></div>';

async function hydrate(of: Deferrable<string>, markup = SERVED) {
  page.innerHTML = markup;
  let show: (next: Deferrable<string>) => void = () => undefined;
  const load = jest.fn(() => of);
  const tree = (value: Deferrable<string>) => [
    { id: 'page', path: '/', loader: load, element: shelf(value) },
    { path: '*', element: <h1>A product</h1> },
  ];
  const hydrationData = { loaderData: { page: null } };
  const router = createMemoryRouter(tree(of), { hydrationData });
  await act(async () => {
    root = hydrateRoot(page, inShell(router), { onRecoverableError });
  });
  show = (next) => {
    const nextRouter = createMemoryRouter(tree(next), { hydrationData });
    root?.render(inShell(nextRouter));
  };
  return { router, load, show: (next: Deferrable<string>) => act(async () => show(next)) };
}

const press = (name: string, init?: MouseEventInit) =>
  act(async () => fireEvent.click(screen.getByText(name), init));

describe('a static region whose value stayed on the server', () => {
  it("keeps the server's markup", async () => {
    await hydrate(omitted);
    expect(page.innerHTML).toBe(SERVED);
    expect(fail).not.toHaveBeenCalled();
  });

  it('opens its links through the router', async () => {
    const { router } = await hydrate(omitted);
    const isLeftToBrowser = await press('Rui');
    expect(isLeftToBrowser).toBe(false);
    expect(router.state.location).toMatchObject({ pathname: '/product/rui', search: '?size=l' });
  });

  it.each<[string, string, MouseEventInit]>([
    ['a link to another site', 'Other', {}],
    ['a link that is pressed with the Ctrl key', 'Rui', { ctrlKey: true }],
  ])('lets the browser open %s', async (_, name, init) => {
    const { router } = await hydrate(omitted);
    // jsdom cannot follow links, and logs an error for each.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await press(name, init);
    expect(router.state.location.pathname).toBe('/');
  });

  it('reports a press on a button', async () => {
    await hydrate(omitted);
    await press('View');
    expect(onPress).toHaveBeenCalledWith(screen.getByText('View'));
  });

  it('shows a placeholder instead of a picture that fails to load', async () => {
    await hydrate(
      omitted,
      '<div><p><img alt="Rui" width="1600" height="800" src="/rui.webp"></p></div>',
    );
    expect(screen.getByRole('img', { name: 'Rui' })).toHaveAttribute('src');
    await act(async () => fireEvent.error(screen.getByRole('img', { name: 'Rui' })));
    const placeholder = screen.getByRole('img', { name: 'Rui' });
    expect(placeholder).toHaveAttribute('viewBox', '0 0 192 96');
    expect(placeholder.parentElement).toBe(page.querySelector('p'));
  });

  it('keeps the focus when newer data replaces its markup', async () => {
    const { show } = await hydrate(omitted, '<div><button type="button">Rui</button></div>');
    const early = screen.getByText('Rui');
    early.focus();
    await show(Promise.resolve('Rui'));
    expect(screen.getByText('Rui')).not.toBe(early);
    expect(screen.getByText('Rui')).toHaveFocus();
  });

  it('keeps its markup until newer data has loaded', async () => {
    let answer: (name: string) => void = () => undefined;
    const { show } = await hydrate(omitted);
    await show(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    expect(page.innerHTML).toBe(SERVED);
    await act(async () => answer('Katla'));
    expect(await screen.findByRole('button', { name: 'Katla' })).toBeVisible();
    expect(screen.queryByText('Rui')).toBeNull();
  });
});

describe('a static region with a value', () => {
  it("hydrates the server's markup", async () => {
    await hydrate('Rui', '<div><button type="button">Rui</button></div>');
    expect(screen.getByRole('button', { name: 'Rui' })).toBeVisible();
  });

  it('makes the page load its data again if a new render has no value', async () => {
    const { router, load, show } = await hydrate(
      'Rui',
      '<div><button type="button">Rui</button></div>',
    );
    expect(router.state.location.pathname).toBe('/');
    await show(omitted);
    await waitFor(() => expect(load).toHaveBeenCalled());
    expect(fail).toHaveBeenCalledTimes(1);
  });

  it('gets its value unchanged, because markupOnly changes nothing in a browser', () => {
    expect(markupOnly('Rui')).toBe('Rui');
    expect(Object.keys(markupOnly(Promise.resolve('Rui')))).toEqual([]);
  });
});
