import { ApiOrigins } from './ApiOrigins';

const ORIGINS = ['http://a:1/api', 'http://b:1/api'];

describe('ApiOrigins', () => {
  it('moves a URL of the API to another origin, and leaves other URLs as they are', () => {
    const origins = new ApiOrigins(ORIGINS);
    expect(origins.move('http://a:1/api/blog?x=1', 'http://a:1/api')).toBe(
      'http://b:1/api/blog?x=1',
    );
    expect(origins.move('http://c:1/blog')).toBe('http://c:1/blog');
  });

  it('sends requests of pages in turn, and after a loss only to the other origin', async () => {
    const origins = new ApiOrigins(ORIGINS);
    const request = { url: 'http://a:1/api/blog', signal: new AbortController().signal };
    const echo = async ({ url }: { url: string }) => url;
    const sent = [await origins.send(request, echo), await origins.send(request, echo)];
    expect(sent.sort()).toEqual(['http://a:1/api/blog', 'http://b:1/api/blog']);

    let lost = '';
    const lose = async ({ url }: { url: string }) => {
      lost = url;
      throw new Error('no reply');
    };
    await expect(origins.send(request, lose)).rejects.toThrow('no reply');
    for (let n = 0; n < 3; n += 1) expect(await origins.send(request, echo)).not.toBe(lost);
  });

  it('does not blame an origin for a request that was given up', async () => {
    const changes: string[] = [];
    const origins = new ApiOrigins(ORIGINS, (origin) => changes.push(origin));
    const abort = new AbortController();
    const request = { url: 'http://a:1/api/blog', signal: abort.signal };
    const giveUp = async () => {
      abort.abort();
      throw new Error('aborted');
    };
    await expect(origins.send(request, giveUp)).rejects.toThrow('aborted');
    expect(changes).toEqual([]);
  });

  it('chooses any origin if none is up, and never marks a single one as down', () => {
    const origins = new ApiOrigins(ORIGINS);
    for (const origin of ORIGINS) origins.recordLoss(origin);
    expect(ORIGINS).toContain(origins.choose());
    const changes: string[] = [];
    const single = new ApiOrigins(['http://a:1'], (origin) => changes.push(origin));
    single.recordLoss('http://a:1');
    expect([single.choose(), changes]).toEqual(['http://a:1', []]);
  });
});
