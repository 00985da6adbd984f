import { remoteInStack, STORE_ORIGIN } from './releaseAddress';

const frame = (part: string) => `    at page (${STORE_ORIGIN}${part}/1.0.0-abc/server/main.js:1:2)`;

describe('remoteInStack', () => {
  it('returns the innermost remote with its release', () => {
    const stack = ['Error: x', '    at node:internal', frame('mf_content'), frame('mf_catalog')];
    expect(remoteInStack(stack.join('\n'))).toEqual({ remote: 'mf_content', version: '1.0.0-abc' });
  });

  it("returns undefined if the stack contains only the shell's code", () => {
    expect(remoteInStack(`Error\n${frame('shell')}\n    at listOnTimeout (node:internal)`)).toBe(
      undefined,
    );
    expect(remoteInStack()).toBeUndefined();
  });
});
