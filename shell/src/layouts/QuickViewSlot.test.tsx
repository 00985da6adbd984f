import { bus } from '@marketplace/contracts/events';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { renderInShell, unavailableWidgets } from '../testing/renderInShell';
import { QuickViewSlot } from './QuickViewSlot';

/** Subscribes to the bus when it mounts, like the quick view of the catalogue. */
function QuickView() {
  const [handle, setHandle] = useState<string>();
  useEffect(() => bus.subscribe('quick-view:requested', (wanted) => setHandle(wanted.handle)), []);
  return handle ? <div role="dialog">{handle}</div> : null;
}

const ask = (handle: string) => act(async () => bus.publish('quick-view:requested', { handle }));

describe('QuickViewSlot', () => {
  // @spec 2.10
  it('loads the quick view only when a product is requested, and then shows that product', async () => {
    const load = jest.fn(async () => QuickView);
    renderInShell(<QuickViewSlot />, { widgets: { ...unavailableWidgets, load } });
    expect(load).not.toHaveBeenCalled();
    await ask('rui-fish');
    expect(load).toHaveBeenCalledWith('QuickView');
    expect(await screen.findByRole('dialog')).toHaveTextContent('rui-fish');
  });

  it("loads the quick view's code only once, even if it is requested several times", async () => {
    const load = jest.fn(async () => QuickView);
    renderInShell(<QuickViewSlot />, { widgets: { ...unavailableWidgets, load } });
    await ask('rui-fish');
    await ask('mango');
    expect(await screen.findByRole('dialog')).toHaveTextContent('mango');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('passes on a request that was published before the slot was mounted', async () => {
    bus.publish('quick-view:requested', { handle: 'early' });
    renderInShell(<QuickViewSlot />, {
      widgets: { ...unavailableWidgets, load: async () => QuickView },
    });
    expect(await screen.findByRole('dialog')).toHaveTextContent('early');
  });

  it("opens the product's page if the quick view fails to load", async () => {
    const { router } = renderInShell(<QuickViewSlot />);
    await ask('rui-fish');
    await waitFor(() => expect(router.state.location.pathname).toBe('/product/rui-fish'));
  });
});
