import { BOOT_SCRIPT, bootFiles } from './bootScript';

const list = {
  scripts: ['/releases/shell/1/client/libraries.js', '/releases/shell/1/client/main.js'],
  preloads: [{ href: '/releases/mf_catalog/1/client/remoteEntry.js', integrity: 'sha384-abc' }],
};

/** Runs the script as the parser would: as the element that is current. */
function boot() {
  const holder = document.createElement('div');
  holder.innerHTML = `<script ${bootFiles(list)}></script>`;
  const script = holder.querySelector('script');
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  new Function(BOOT_SCRIPT.code)();
}

const asked = () => [...document.head.querySelectorAll('script,link')];

describe('the boot script', () => {
  beforeEach(() => {
    document.head.replaceChildren();
    document.body.replaceChildren();
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  it('requests every file at once without a picture to wait for', () => {
    boot();
    const [libraries, main, entry] = asked();
    expect(libraries).toHaveProperty(
      'src',
      'http://localhost/releases/shell/1/client/libraries.js',
    );
    expect(main).toHaveProperty('async', false);
    expect(entry).toMatchObject({ rel: 'preload', as: 'script', integrity: 'sha384-abc' });
  });

  it.each(['load', 'error'])('waits for the largest picture, until its %s', (outcome) => {
    document.body.innerHTML = '<img fetchpriority="high" src="/rui.webp">';
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    boot();
    expect(asked()).toHaveLength(0);
    document.querySelector('img')?.dispatchEvent(new Event(outcome));
    expect(asked()).toHaveLength(3);
    jest.advanceTimersByTime(1000);
    expect(asked()).toHaveLength(3);
  });

  it('waits for a picture no longer than a second', () => {
    document.body.innerHTML = '<img fetchpriority="high" src="/rui.webp">';
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    boot();
    jest.advanceTimersByTime(1000);
    expect(asked()).toHaveLength(3);
  });

  it('keeps a value that streams in before the code is there', () => {
    boot();
    Reflect.get(window, '__settle')('home/slow', { value: 7 });
    expect(window.__deferred.settled).toEqual({ 'home/slow': { value: 7 } });
  });
});
