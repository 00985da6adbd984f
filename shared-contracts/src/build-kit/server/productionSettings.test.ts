import { resolve } from 'node:path';
import { setProductionSettings } from './productionSettings';

describe('setProductionSettings', () => {
  it.each(['DEV_TOOLS', 'PAYMENT_SANDBOX', 'QA', 'SEED'])('refuses %s=1', (name) => {
    expect(() => setProductionSettings({ [name]: '1' }, [])).toThrow(`Remove ${name}`);
  });

  it('names all missing settings; an empty value counts as missing', () => {
    const env = { API_ORIGIN: '' };
    expect(() => setProductionSettings(env, ['API_ORIGIN', 'RELEASES_URL'])).toThrow(
      'Set API_ORIGIN, RELEASES_URL.',
    );
  });

  it('accepts a secret that is in a file, and no other setting', () => {
    const env = { DATABASE_URL_FILE: '/run/credentials/url', API_ORIGIN_FILE: '/run/origin' };
    expect(() => setProductionSettings(env, ['DATABASE_URL'])).not.toThrow();
    expect(() => setProductionSettings(env, ['API_ORIGIN'])).toThrow('Set API_ORIGIN.');
  });

  it('turns off what would be on by default, and makes the data folder absolute', () => {
    const env: NodeJS.ProcessEnv = { DATABASE_URL: 'postgres://a', DATA_DIR: 'data' };
    setProductionSettings(env, ['DATABASE_URL']);
    expect(env).toMatchObject({ SEED: '0', DEV_TOOLS: '0', DATA_DIR: resolve('data') });
  });
});
