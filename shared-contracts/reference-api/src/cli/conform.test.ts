import { readOptions } from './conform';

describe('conform', () => {
  it('reads who to shop as and what to leave alone', () => {
    const args = '--host http://shop.test/api --account 017 --password x --read-only --only signIn';
    expect(readOptions(args.split(' '))).toEqual({
      host: 'http://shop.test/api',
      customer: { account: '017', password: 'x' },
      otherCustomer: undefined,
      isReadOnly: true,
      only: 'signIn',
    });
  });

  it.each([
    ['', 'Name the host'],
    ['--host shop.test', 'Name the host'],
    ['--host ftp://shop.test', 'Name the host'],
    ['--host http://shop.test --account 017', '--account and --password together'],
    ['--host http://shop.test --other-password x', '--other-account and --other-password together'],
    ['--host http://shop.test --only nothing', '--only nothing is no call'],
    ['--host http://shop.test --speed 9', '--speed'],
  ])('refuses "%s" with a sentence that says what to do', (args, sentence) => {
    expect(() => readOptions(args.split(' ').filter(Boolean))).toThrow(sentence);
  });
});
