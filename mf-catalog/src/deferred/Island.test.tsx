import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { createIsland, type Outcome } from './Island';

interface Own {
  label: string;
  onPress: () => void;
}

function Part({ label, onPress, outcome }: Own & { outcome: Outcome<string> }) {
  return (
    <button type="button" onClick={onPress}>
      {label} {'value' in outcome ? outcome.value : 'failed'}
    </button>
  );
}

const onPress = jest.fn();
const own = { label: 'Reviews', onPress };
const data = Promise.resolve('12');
let root: Root | undefined;

/** The server's HTML, hydrated by React. */
async function hydrate(load: () => Promise<typeof Part>, when: 'seen' | 'intent') {
  const Late = createIsland<Own, string>(load, { when });
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  place.innerHTML = '<div><button type="button">Reviews of the server</button></div>';
  await act(async () => {
    root = hydrateRoot(place, <Late own={own} data={data} height={100} />);
  });
}

const button = () => screen.getByRole('button');
const settle = () => act(async () => void (await Promise.resolve()));

async function holdWhileCodeComes() {
  await hydrate(async () => Part, 'intent');
  fireEvent.mouseDown(button());
  await act(async () => fireEvent.pointerEnter(button().parentElement as Element));
  await settle();
}

beforeEach(() => onPress.mockClear());
afterEach(() => act(() => root?.unmount()));

describe('an island', () => {
  it("keeps the server's markup, and loads nothing, until the first interaction", async () => {
    const load = jest.fn(async () => Part);
    await hydrate(load, 'intent');
    expect(button()).toHaveTextContent('Reviews of the server');
    expect(load).not.toHaveBeenCalled();
    await act(async () => fireEvent.pointerEnter(button().parentElement as Element));
    await settle();
    expect(button()).toHaveTextContent('Reviews 12');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('presses again what was pressed before its code was there', async () => {
    let arrive = (_part: typeof Part) => {};
    const arriving = new Promise<typeof Part>((resolve) => {
      arrive = resolve;
    });
    await hydrate(() => arriving, 'seen');
    fireEvent.click(button());
    expect(onPress).not.toHaveBeenCalled();
    await act(async () => arrive(Part));
    await settle();
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('presses what the mouse was held on while its code came', async () => {
    await holdWhileCodeComes();
    expect(onPress).not.toHaveBeenCalled();
    fireEvent.mouseUp(button());
    expect(onPress).toHaveBeenCalledTimes(1);
    fireEvent.mouseUp(button());
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('presses nothing where the mouse was released beside the button', async () => {
    await holdWhileCodeComes();
    fireEvent.mouseUp(document.body);
    expect(onPress).not.toHaveBeenCalled();
  });

  it('leaves the focus where it was when its code comes', async () => {
    const load = jest.fn(async () => Part);
    await hydrate(load, 'intent');
    await act(async () => button().focus());
    await settle();
    expect(button()).toHaveTextContent('Reviews 12');
    expect(button()).toHaveFocus();
    expect(onPress).not.toHaveBeenCalled();
  });

  it('keeps the markup while its code cannot be fetched, and tries again', async () => {
    const load = jest.fn(async () => Part).mockRejectedValueOnce(new Error('gone'));
    await hydrate(load, 'intent');
    const element = button().parentElement as Element; // the part's own
    await act(async () => fireEvent.pointerEnter(element));
    expect(button()).toHaveTextContent('Reviews of the server');
    await act(async () => fireEvent.pointerEnter(element));
    await settle();
    expect(button()).toHaveTextContent('Reviews 12');
  });

  it('is drawn at once where its code came before', async () => {
    const Late = createIsland<Own, string>(async () => Part, { when: 'seen' });
    await Late.preload();
    const place = document.createElement('div');
    document.body.replaceChildren(place);
    const { createRoot } = await import('react-dom/client');
    await act(async () => {
      root = createRoot(place);
      root.render(<Late own={own} data={data} height={100} />);
    });
    expect(button()).toHaveTextContent('Reviews 12');
  });
});
