import { boot, startWithEmptyPages } from './runBootScript';

const page = document.documentElement;

function bootWithPicture() {
  document.body.innerHTML = '<img fetchpriority="high" src="/rui.webp">';
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  boot();
}

const requested = () => [...document.head.querySelectorAll('script,link')];
/** Advances time past the next frame and until the browser is idle. */
const idle = () => jest.advanceTimersByTime(200);

startWithEmptyPages();

describe('the script files of a page', () => {
  it('are requested once the first view is complete and the browser is idle', () => {
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

  it.each(['load', 'error'])('wait for the %s event of the largest picture', (outcome) => {
    bootWithPicture();
    idle();
    expect(requested()).toHaveLength(0);
    document.querySelector('img')?.dispatchEvent(new Event(outcome));
    idle();
    expect(requested()).toHaveLength(3);
    jest.advanceTimersByTime(1000);
    expect(requested()).toHaveLength(3);
  });

  it('are requested after one second even if the largest picture is still loading', () => {
    bootWithPicture();
    jest.advanceTimersByTime(999);
    expect(requested()).toHaveLength(0);
    jest.advanceTimersByTime(1);
    expect(requested()).toHaveLength(3);
  });

  it('are requested when the visitor touches the page, 300 ms before data-interacted is set', () => {
    bootWithPicture();
    const told = jest.fn();
    window.addEventListener('interacted', told, { once: true });
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(requested()).toHaveLength(3);
    expect(page.dataset).not.toHaveProperty('interacted');
    jest.advanceTimersByTime(300);
    expect(page.dataset).toHaveProperty('interacted');
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('are requested when the pointer moves, but not while it rests', () => {
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

  it('are requested when the page scrolls, but not when slides scroll by themselves', () => {
    document.body.innerHTML = '<ul></ul>';
    boot();
    document.querySelector('ul')?.dispatchEvent(new Event('scroll'));
    expect(requested()).toHaveLength(0);
    document.dispatchEvent(new Event('scroll', { bubbles: true }));
    expect(requested()).toHaveLength(3);
  });
});

describe('the script files of a page that the browser prerenders', () => {
  it('are requested only after a person opens the page', () => {
    Object.assign(document, { prerendering: true });
    boot();
    jest.advanceTimersByTime(60_000);
    expect(requested()).toHaveLength(0);
    Object.assign(document, { prerendering: false });
    document.dispatchEvent(new Event('prerenderingchange'));
    idle();
    expect(requested()).toHaveLength(3);
  });
});

describe('a shell script that fails to load', () => {
  it('makes the page reload immediately, and again each time the device comes online', () => {
    boot();
    idle();
    const reload = jest.fn();
    Object.assign(window, { __reloadOnce: reload });
    const [libraries] = requested();
    libraries?.dispatchEvent(new Event('error'));
    expect(reload).toHaveBeenCalledTimes(1);
    for (let times = 2; times <= 3; times += 1) {
      window.dispatchEvent(new Event('online'));
      expect(reload).toHaveBeenCalledTimes(times);
    }
  });
});

describe('content below the fold', () => {
  const touch = () => document.body.dispatchEvent(new Event('touchstart', { bubbles: true }));

  it('is laid out 300 ms after the visitor touches the page', () => {
    page.dataset.firstView = '';
    boot();
    idle();
    touch();
    jest.advanceTimersByTime(299);
    expect(page.dataset.firstView).toBe('');
    jest.advanceTimersByTime(1);
    expect(page.dataset.firstView).toBe('over');
  });

  it.each(['scroll', 'wheel', 'keydown'])(
    'is laid out immediately if a %s event follows the touch',
    (type) => {
      page.dataset.firstView = '';
      boot();
      touch();
      document.dispatchEvent(new Event(type));
      expect(page.dataset.firstView).toBe('over');
    },
  );

  it('stays laid out when the visitor touches a page that was laid out completely', () => {
    boot();
    document.body.dispatchEvent(new Event('touchstart', { bubbles: true }));
    expect(page.dataset).not.toHaveProperty('firstView');
  });
});

describe('an uncaught error', () => {
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

  it('is stored, and is left to the error reporter once the reporter has loaded', () => {
    fail();
    expect(window.__failures).toEqual([{ what: 'error', error: new Error('broken') }]);
    const onFailure = jest.fn();
    window.__onFailure = onFailure;
    fail();
    expect(onFailure).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(10_000);
    expect(posts).not.toHaveBeenCalled();
  });

  it('is reported to the gateway once if the page does not start', () => {
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
