import { waitFor } from '@testing-library/react';
import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { replayEarlyPress } from '../replayEarlyPress';
import { BOOT_SCRIPT, bootFiles } from './bootScript';

const list = {
  scripts: {
    '/releases/shell/1/client/libraries.js': 'sha256-lib',
    '/releases/shell/1/client/main.js': 'sha256-main',
  },
  preloads: { '/releases/mf_catalog/1/client/remoteEntry.js': 'sha256-abc' },
};
const page = document.documentElement;

let end: AbortController;

/** Runs the script as the parser would: as the element that is current. It listens until the test ends. */
function boot() {
  const { addEventListener } = window;
  jest.spyOn(window, 'addEventListener').mockImplementation((type, listener, options) => {
    const given = typeof options === 'object' ? options : { capture: options };
    addEventListener.call(window, type, listener, { ...given, signal: end.signal });
  });
  const holder = document.createElement('div');
  holder.innerHTML = `<script ${bootFiles(list)}></script>`;
  const script = holder.querySelector('script');
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  new Function(BOOT_SCRIPT.code)();
}

/** Comes alive as `startPage` has it. */
function AfterMount({ children }: { children: ReactNode }) {
  useEffect(() => {
    page.dataset.alive = '';
    replayEarlyPress();
  }, []);
  return children;
}

function bootWithPicture() {
  document.body.innerHTML = '<img fetchpriority="high" src="/rui.webp">';
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  boot();
}

const requested = () => [...document.head.querySelectorAll('script,link')];
/** Until the next frame is drawn and nothing else is to be done. */
const idle = () => jest.advanceTimersByTime(200);

beforeEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const name of Object.keys(page.dataset)) delete page.dataset[name];
  delete window.__earlyPress;
  end = new AbortController();
  jest.useFakeTimers();
});
afterEach(() => {
  end.abort();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the files of a page', () => {
  it('are requested once the first view is there and the browser is idle', () => {
    boot();
    expect(requested()).toHaveLength(0);
    idle();
    const [libraries, main, entry] = requested();
    expect(libraries).toHaveProperty(
      'src',
      'http://localhost/releases/shell/1/client/libraries.js',
    );
    expect(main).toMatchObject({ async: false, integrity: 'sha256-main', crossOrigin: '' });
    expect(entry).toMatchObject({
      rel: 'preload',
      as: 'script',
      integrity: 'sha256-abc',
      crossOrigin: '',
    });
  });

  it.each(['load', 'error'])('wait for the largest picture, until its %s', (outcome) => {
    bootWithPicture();
    idle();
    expect(requested()).toHaveLength(0);
    document.querySelector('img')?.dispatchEvent(new Event(outcome));
    idle();
    expect(requested()).toHaveLength(3);
    jest.advanceTimersByTime(1000);
    expect(requested()).toHaveLength(3);
  });

  it('wait no longer than a second', () => {
    bootWithPicture();
    jest.advanceTimersByTime(999);
    expect(requested()).toHaveLength(0);
    jest.advanceTimersByTime(1);
    expect(requested()).toHaveLength(3);
  });

  it('wait for nothing once the page is touched, and those for a next step for the answer', () => {
    bootWithPicture();
    const told = jest.fn();
    window.addEventListener('attended', told, { once: true });
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(requested()).toHaveLength(3);
    expect(page.dataset).not.toHaveProperty('attended');
    jest.advanceTimersByTime(300);
    expect(page.dataset).toHaveProperty('attended');
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('wait on under a pointer that rests', () => {
    bootWithPicture();
    const move = (movementX: number) =>
      document.body.dispatchEvent(
        Object.assign(new Event('pointermove', { bubbles: true }), { movementX, movementY: 0 }),
      );
    move(0);
    expect(requested()).toHaveLength(0);
    move(2);
    expect(requested()).toHaveLength(3);
  });

  it('wait on while slides move by themselves', () => {
    document.body.innerHTML = '<ul></ul>';
    boot();
    document.querySelector('ul')?.dispatchEvent(new Event('scroll'));
    expect(requested()).toHaveLength(0);
    document.dispatchEvent(new Event('scroll', { bubbles: true }));
    expect(requested()).toHaveLength(3);
  });
});

describe('what is below the first view', () => {
  const touch = () => document.body.dispatchEvent(new Event('touchstart', { bubbles: true }));

  it('is laid out as it comes near once a first touch is answered', () => {
    page.dataset.firstView = '';
    boot();
    idle();
    touch();
    jest.advanceTimersByTime(299);
    expect(page.dataset.firstView).toBe('');
    jest.advanceTimersByTime(1);
    expect(page.dataset.firstView).toBe('over');
  });

  it.each(['scroll', 'wheel', 'keydown'])('is laid out at once at a %s after a touch', (type) => {
    page.dataset.firstView = '';
    boot();
    touch();
    document.dispatchEvent(new Event(type));
    expect(page.dataset.firstView).toBe('over');
  });

  it('is left alone on a page that is laid out as a whole', () => {
    boot();
    document.body.dispatchEvent(new Event('touchstart', { bubbles: true }));
    expect(page.dataset).not.toHaveProperty('firstView');
  });
});

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

describe('an error that nothing catches', () => {
  const fail = () =>
    window.dispatchEvent(
      new ErrorEvent('error', { error: new Error('broken'), message: 'broken' }),
    );
  const posts = jest.fn().mockResolvedValue(undefined);

  beforeEach(() => {
    delete window.__onFailure;
    posts.mockClear();
    Object.assign(globalThis, { fetch: posts });
    document.body.innerHTML =
      '<script type="application/json" id="page-data">{"compositionId":"c0ffee"}</script>';
    boot();
  });

  it('is kept for the code that reports it, which is told of each that follows', () => {
    fail();
    expect(window.__failures).toEqual([{ what: 'error', error: new Error('broken') }]);
    const onFailure = jest.fn();
    window.__onFailure = onFailure;
    fail();
    expect(onFailure).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(10_000);
    expect(posts).not.toHaveBeenCalled();
  });

  it('is told to the gateway by a page that does not start, once', () => {
    fail();
    jest.advanceTimersByTime(10_000);
    window.dispatchEvent(new Event('pagehide'));
    expect(posts).toHaveBeenCalledTimes(1);
    const [path, { body }] = posts.mock.calls[0];
    expect(path).toBe('/reports');
    expect(JSON.parse(body)).toMatchObject({
      composition: 'c0ffee',
      reports: [{ kind: 'error', what: 'start', message: 'Error: broken', count: 1 }],
    });
  });
});
