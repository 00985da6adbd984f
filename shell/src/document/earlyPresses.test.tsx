import { waitFor } from '@testing-library/react';
import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { replayEarlyPress } from '../app/replayEarlyPress';
import { boot, startWithEmptyPages } from './runBootScript';

const page = document.documentElement;

/** Marks the page as hydrated and replays an early press, as `hydratePage` does. */
function AfterMount({ children }: { children: ReactNode }) {
  useEffect(() => {
    page.dataset.alive = '';
    queueMicrotask(replayEarlyPress);
  }, []);
  return children;
}

startWithEmptyPages();

describe('the boot script', () => {
  it('stores a value that streams in before hydration', () => {
    boot();
    Reflect.get(window, '__settle')('home/slow', { value: 7 });
    expect(window.__deferred.settled).toEqual({ 'home/slow': { value: 7 } });
  });

  it('stores the last press of a button that needs hydration', () => {
    // jsdom has no popovers, which open without hydration.
    Object.assign(HTMLElement.prototype, { popover: '' });
    document.body.innerHTML =
      '<button type="button" id="add"><b>Add</b></button><button type="button" popovertarget="menu"></button><button></button>';
    boot();
    for (const pressed of document.querySelectorAll<HTMLElement>('b, button + button')) {
      pressed.click();
    }
    expect(window.__earlyPress).toEqual({ button: document.getElementById('add'), text: 'Add' });
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  });

  it("stores the press of a sheet's button if the browser has no popovers", () => {
    document.body.innerHTML = '<button type="button" popovertarget="menu">Menu</button>';
    boot();
    document.querySelector('button')?.click();
    expect(window.__earlyPress).toMatchObject({ text: 'Menu' });
  });

  describe('while a form with method post is not hydrated', () => {
    const sent = jest.fn((event: Event) => event.preventDefault());

    beforeEach(() => {
      sent.mockClear();
      document.body.innerHTML = '<form method="post"><button>Add</button></form>';
      document.querySelector('form')?.addEventListener('submit', sent);
      boot();
      document.querySelector('button')?.click();
    });

    it('stores a press instead of sending the form', () => {
      const button = document.querySelector('button');
      expect(window.__earlyPress).toEqual({ button, text: 'Add' });
      expect(sent).not.toHaveBeenCalled();
    });

    it('sends the form once after several presses if the page does not hydrate', () => {
      document.querySelector('button')?.click();
      jest.advanceTimersByTime(5000);
      expect(sent).toHaveBeenCalledTimes(1);
      document.querySelector('button')?.click();
      jest.advanceTimersByTime(10_000);
      expect(sent).toHaveBeenCalledTimes(1);
      expect(window.__earlyPress).toBeFalsy();
    });

    it('sends the form once more if the visitor goes back and presses the button again', () => {
      jest.advanceTimersByTime(5000);
      window.dispatchEvent(new Event('pagehide'));
      document.querySelector('button')?.click();
      jest.advanceTimersByTime(10_000);
      expect(sent).toHaveBeenCalledTimes(2);
    });

    it('sends the form on a second press if its fields were invalid on the first press', () => {
      const field = Object.assign(document.createElement('input'), { required: true });
      document.querySelector('form')?.append(field);
      jest.advanceTimersByTime(5000);
      expect(sent).not.toHaveBeenCalled();
      field.value = '01711000001';
      document.querySelector('button')?.click();
      jest.advanceTimersByTime(5000);
      expect(sent).toHaveBeenCalledTimes(1);
    });

    it('does not send the form if the page hydrates in time, because hydration then replays the press', () => {
      page.dataset.alive = '';
      jest.advanceTimersByTime(10_000);
      expect(sent).not.toHaveBeenCalled();
    });
  });

  it('delivers a press only once, even if the press itself makes React hydrate', async () => {
    jest.useRealTimers();
    const add = jest.fn();
    const app = (
      <AfterMount>
        <button type="button" onClick={add}>
          Add
        </button>
      </AfterMount>
    );
    document.body.innerHTML = `<main>${renderToString(app)}</main>`;
    boot();
    const container = document.querySelector('main');
    if (!container) throw new Error('The page has no root.');
    // The test presses in the same task, as a visitor may press between two tasks of React.
    startTransition(() => {
      hydrateRoot(container, app);
    });
    // Dispatches an event, because the script calls `click()` on the button, and `click()` cannot
    // be nested.
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('button')?.dispatchEvent(press);
    await waitFor(() => expect(page.dataset).toHaveProperty('alive'));
    expect(add).toHaveBeenCalledTimes(1);
  });

  it('ignores presses after hydration', () => {
    document.body.innerHTML = '<button type="button">Add</button>';
    boot();
    page.dataset.alive = '';
    document.querySelector('button')?.click();
    expect(window.__earlyPress).toBeUndefined();
  });
});
