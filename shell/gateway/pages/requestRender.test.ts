import { requestRender, type Workers } from './requestRender';

/** Workers of which none becomes ready; a page that is given to one is counted. */
function noWorkers() {
  const asked = { waits: 0, places: 0 };
  const workers: Workers = {
    // Nobody reads it here.
    composition: {} as Workers['composition'],
    isReady: false,
    setAside: [],
    waitUntilReady: async () => {
      asked.waits += 1;
      return false;
    },
    takePlace: () => {
      asked.places += 1;
      return undefined;
    },
    runAlone: (run) => run(),
    blame: () => undefined,
  };
  return { workers, asked };
}

describe('a page for which no worker becomes ready', () => {
  it('is not made without its owner: nothing is known of that', async () => {
    const { workers, asked } = noWorkers();
    const request = { url: '/blog', brandSlug: 'nodibazar', headers: {} };
    await expect(requestRender({ workers }, request)).rejects.toThrow('No worker is ready.');
    expect(asked).toEqual({ waits: 1, places: 0 });
  });
});
