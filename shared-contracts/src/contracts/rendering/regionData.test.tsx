import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Region } from './Region';

interface ReviewsProps {
  label: string;
  count: string | undefined;
  onPress: () => void;
}

function Reviews({ label, count, onPress }: ReviewsProps) {
  return (
    <button type="button" onClick={onPress}>
      {label} {count ?? 'failed'}
    </button>
  );
}

const onPress = jest.fn();
let root: Root;

async function hydrate(count: Promise<string>, when: 'load' | 'interaction' = 'load') {
  const load = async () => Reviews;
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  const served = <Reviews label="Reviews" count="12" onPress={onPress} />;
  page.innerHTML = renderToString(<div>{served}</div>);
  const show = (shown: Promise<string>) => (
    <Region
      when={when}
      load={load}
      props={{ label: 'Reviews', count: shown, onPress }}
      waiting={<p>Wait</p>}
    />
  );
  await act(async () => {
    root = hydrateRoot(page, show(count));
  });
  return { change: (other: Promise<string>) => act(async () => root.render(show(other))) };
}

const button = () => screen.getByRole('button');

beforeEach(() => onPress.mockClear());
afterEach(() => act(() => root.unmount()));

describe('a region whose props are deferred', () => {
  it("keeps the server's markup until its data has loaded, and drops a press on a button whose text has changed", async () => {
    let arrive = (_: string) => {};
    await hydrate(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    const early = button();
    fireEvent.click(early);
    expect(early).toHaveTextContent('Reviews 12');
    await act(async () => arrive('13'));
    await waitFor(() => expect(button()).toHaveTextContent('Reviews 13'));
    expect(button()).not.toBe(early);
    expect(screen.queryByText('Wait')).toBeNull();
    // A different text means a different button, so the press is dropped.
    expect(onPress).not.toHaveBeenCalled();
  });

  it('replays a press that came before the data had loaded', async () => {
    let arrive = (_: string) => {};
    await hydrate(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    fireEvent.click(button());
    await act(async () => arrive('12'));
    await waitFor(() => expect(onPress).toHaveBeenCalledTimes(1));
  });

  it('shows that its data failed to load, and does not throw', async () => {
    await hydrate(Promise.reject(new Error('down')));
    expect(await screen.findByText('Reviews failed')).toBeVisible();
  });

  it("replaces the server's markup after a navigation to another URL", async () => {
    const { change } = await hydrate(new Promise(() => undefined), 'interaction');
    await change(Promise.resolve('7'));
    await waitFor(() => expect(button()).toHaveTextContent('Reviews 7'));
  });
});
