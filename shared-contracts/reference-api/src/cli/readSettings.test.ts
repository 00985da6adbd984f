import { readSettings } from './readSettings';

describe('readSettings', () => {
  it('serves this machine alone, with developer tools, on the embedded database', () => {
    expect(readSettings({ DATA_DIR: '/data' })).toMatchObject({
      host: '127.0.0.1',
      port: 0,
      mediaDir: '/data/media',
      mediaBaseUrl: '/api/media',
      hasDevTools: true,
      isSeeded: true,
    });
  });

  it.each([
    [{ DATABASE_URL: 'postgres://x/y' }, false],
    [{ DATABASE_URL: 'postgres://x/y', DEV_TOOLS: '1' }, true],
    [{ DATABASE_URL: '', DEV_TOOLS: '0' }, false],
  ])('with %j has developer tools: %p', (env, hasDevTools) => {
    expect(readSettings(env).hasDevTools).toBe(hasDevTools);
  });

  it.each([
    [{ API_PORT: '70000' }, 'API_PORT'],
    [{ API_PORT: '-1' }, 'API_PORT'],
    [{ DATABASE_URL: 'localhost' }, 'DATABASE_URL'],
  ])('names what it cannot read in %j', (env, name) => {
    expect(() => readSettings(env)).toThrow(name);
  });
});
