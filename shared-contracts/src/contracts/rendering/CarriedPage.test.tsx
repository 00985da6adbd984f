import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { CarriedPage } from './CarriedPage';

const container = document.createElement('div');
const typed = jest.fn();
/** Texts of the buttons that were pressed after hydration. */
const pressed: (string | null)[] = [];
let root: Root;

function Page() {
  return (
    <CarriedPage page={container}>
      <p>Fresh fish</p>
      {/* Only the tests set `data-open`, so React would warn of a hydration mismatch. */}
      <div id="search" popover="auto" suppressHydrationWarning>
        <input name="productName" onInput={({ currentTarget }) => typed(currentTarget.value)} />
        <button type="button" popoverTarget="search" popoverTargetAction="hide">
          Close
        </button>
      </div>
      <button type="button" popoverTarget="search">
        Open
      </button>
      <input aria-label="No name" />
      <input name="picture" type="file" />
    </CarriedPage>
  );
}

/** Shows the server's markup, lets a visitor use it, and hydrates it. */
async function hydrateAfter(use: () => Promise<void>) {
  container.innerHTML = renderToString(<Page />);
  await use();
  const served = field();
  await act(async () => {
    root = hydrateRoot(container, <Page />, { onRecoverableError: () => undefined });
  });
  return { isReplaced: field() !== served };
}

const field = () => container.querySelector<HTMLInputElement>('[name="productName"]');

/** Replaces a text as a browser's translator does. */
function translate() {
  const text = screen.getByText('Fresh fish');
  text.innerHTML = '<font><font>Poisson frais</font></font>';
}

/** Marks the search popover as open, because jsdom does not support popovers. */
const openSearch = () => container.querySelector('#search')?.toggleAttribute('data-open', true);

const recordPress = ({ target }: Event) => {
  if (target instanceof HTMLButtonElement) pressed.push(target.textContent);
};

beforeEach(() => {
  document.body.append(container);
  container.addEventListener('click', recordPress);
  pressed.splice(0);
  typed.mockClear();
});
afterEach(() => {
  act(() => root.unmount());
  container.removeEventListener('click', recordPress);
});

describe('a page that a translator has changed before hydration', () => {
  it('reopens the popover that the visitor had opened', async () => {
    const { isReplaced } = await hydrateAfter(async () => {
      openSearch();
      translate();
    });
    expect(isReplaced).toBe(true);
    expect(pressed).toEqual(['Open']);
  });

  it('keeps the focused field and its text, and notifies the component of the text', async () => {
    await hydrateAfter(async () => {
      await userEvent.type(field() ?? document.body, 'rui');
      translate();
    });
    expect(field()).toHaveValue('rui');
    expect(field()).toHaveFocus();
    expect(typed).toHaveBeenLastCalledWith('rui');
    expect(pressed).toEqual([]);
  });

  it('does not restore a field without a name, because another field may be in its place', async () => {
    await hydrateAfter(async () => {
      await userEvent.type(screen.getByLabelText('No name'), 'rui');
      translate();
    });
    expect(screen.getByLabelText('No name')).toHaveValue('');
  });

  it('does not restore a chosen file, because a script cannot write it', async () => {
    const picture = () => container.querySelector<HTMLInputElement>('[name="picture"]');
    await hydrateAfter(async () => {
      await userEvent.upload(picture() ?? document.body, new File(['x'], 'x.png'));
      translate();
    });
    expect(picture()?.files).toHaveLength(0);
  });
});

it('a page that no translator has changed keeps its markup, and its open popover needs no press to open again', async () => {
  const { isReplaced } = await hydrateAfter(async () => void openSearch());
  expect(isReplaced).toBe(false);
  expect(pressed).toEqual([]);
});
