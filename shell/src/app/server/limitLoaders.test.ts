import type { LoaderFunction } from 'react-router-dom';
import { limitLoaders } from './limitLoaders';
import { callRecorder, recordCalls } from './recordCalls';

/** Runs the loader of a route that stands below another, as pages of a group do. */
function load(loader: LoaderFunction) {
  const [group] = limitLoaders([{ children: [{ id: 'blog', path: 'blog', loader }] }]);
  const limited = group?.children?.[0]?.loader;
  if (typeof limited !== 'function') throw new Error('The loader is gone.');
  // This one reads neither request nor parameters.
  return recordCalls(0, async () => limited({} as never, undefined));
}

describe('the loader of a page', () => {
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation());
  afterEach(() => void jest.restoreAllMocks());

  it('gives its data, and throws what it throws', async () => {
    expect(await load(() => 'posts')).toBe('posts');
    await expect(load(() => Promise.reject(new Error('404')))).rejects.toThrow('404');
  });

  it('is a failure of the page where it never ends', async () => {
    const failure = await load(() => new Promise(() => undefined)).catch((error: unknown) => error);
    expect(failure instanceof Response && failure.status).toBe(503);
  });

  it('is waited for while a call to the host is answered', async () => {
    const loader: LoaderFunction = async () => {
      const end = callRecorder.begin();
      await new Promise((resolve) => setTimeout(resolve, 1200));
      end({ freshMs: 0, staleMs: 0 });
      return 'late posts';
    };
    expect(await load(loader)).toBe('late posts');
  });
});
