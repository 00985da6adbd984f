import { waitFor } from '@testing-library/react';
import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { replayEarlyPress } from '../app/replayEarlyPress';
import { boot, startWithEmptyPages } from './runBootScript';

const page = document.documentElement;

/** Comes alive as `hydratePage` has it. */
function AfterMount({ children }: { children: ReactNode }) {
  useEffect(() => {
    page.dataset.alive = '';
    queueMicrotask(replayEarlyPress);
  }, []);
  return children;
}

startWithEmptyPages();

describe('what happens before the code is there', () => {
  it('keeps a value that streams in', () => {
    boot();
    Reflect.get(window, '__settle')('home/slow', { value: 7 });
    expect(window.__deferred.settled).toEqual({ 'home/slow': { value: 7 } });
  });

  it('keeps the last press of a button that works by code alone', () => {
    document.body.innerHTML =
      '<button type="button" id="add"><b>Add</b></button><button type="button" popovertarget="menu"></button><button></button>';
    boot();
    for (const pressed of document.querySelectorAll<HTMLElement>('b, button + button')) {
      pressed.click();
    }
    expect(window.__earlyPress).toEqual({ button: document.getElementById('add'), text: 'Add' });
  });

  describe('of a form that is posted', () => {
    const sent = jest.fn((event: Event) => event.preventDefault());

    beforeEach(() => {
      sent.mockClear();
      document.body.innerHTML = '<form method="post"><button>Add</button></form>';
      document.querySelector('form')?.addEventListener('submit', sent);
      boot();
      document.querySelector('button')?.click();
    });

    it('keeps the press instead of sending the form', () => {
      const button = document.querySelector('button');
      expect(window.__earlyPress).toEqual({ button, text: 'Add' });
      expect(sent).not.toHaveBeenCalled();
    });

    it('sends it once where the page does not come alive, however often it is pressed', () => {
      document.querySelector('button')?.click();
      jest.advanceTimersByTime(5000);
      expect(sent).toHaveBeenCalledTimes(1);
      document.querySelector('button')?.click();
      jest.advanceTimersByTime(10_000);
      expect(sent).toHaveBeenCalledTimes(1);
      expect(window.__earlyPress).toBeFalsy();
    });

    it('sends it once more from a page that Back restores', () => {
      jest.advanceTimersByTime(5000);
      window.dispatchEvent(new Event('pagehide'));
      document.querySelector('button')?.click();
      jest.advanceTimersByTime(10_000);
      expect(sent).toHaveBeenCalledTimes(2);
    });

    it('sends it at a later press where the browser found a field to mend at the first', () => {
      const field = Object.assign(document.createElement('input'), { required: true });
      document.querySelector('form')?.append(field);
      jest.advanceTimersByTime(5000);
      expect(sent).not.toHaveBeenCalled();
      field.value = '01711000001';
      document.querySelector('button')?.click();
      jest.advanceTimersByTime(5000);
      expect(sent).toHaveBeenCalledTimes(1);
    });

    it('sends nothing where the page comes alive, which repeats the press', () => {
      page.dataset.alive = '';
      jest.advanceTimersByTime(10_000);
      expect(sent).not.toHaveBeenCalled();
    });
  });

  it('hears the press of a button once that React could hydrate at the press', async () => {
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
    // In the same task, as for a press that comes while React yields.
    startTransition(() => {
      hydrateRoot(container, app);
    });
    // As a finger does: within `click()` a second one is ignored.
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('button')?.dispatchEvent(press);
    await waitFor(() => expect(page.dataset).toHaveProperty('alive'));
    expect(add).toHaveBeenCalledTimes(1);
  });

  it('leaves presses to the page once it is alive', () => {
    document.body.innerHTML = '<button type="button">Add</button>';
    boot();
    page.dataset.alive = '';
    document.querySelector('button')?.click();
    expect(window.__earlyPress).toBeUndefined();
  });
});
