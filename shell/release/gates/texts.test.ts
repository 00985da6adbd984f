import type { GateContext } from './Gate';
import { buildRelease } from './testing/buildRelease';
import { texts } from './texts';

const missingTexts = {
  en: [],
  bn: [{ text: 'Read on', at: 'mf-content/src/locales/bn.po:20' }],
  fr: [{ text: 'Read on', at: 'mf-content/src/locales/fr.po:21' }],
};
const candidate = buildRelease('mf_content', { missingTexts }, 'candidate');
// The cast is safe: the gate reads no other field.
const contextIn = (channel: string) => ({ candidate, channel }) as GateContext;

describe('the gate "texts"', () => {
  it('names the file and line of each missing translation', async () => {
    expect(await texts.find(contextIn('production'))).toEqual([
      {
        what: '"Read on" has no text in bn, fr',
        forWhom: 'shoppers of mf_content who read bn, fr',
        mend: 'translate it: mf-content/src/locales/bn.po:20, mf-content/src/locales/fr.po:21',
      },
    ]);
  });

  it.each([
    ['production', false],
    ['staging', true],
    ['preview/new-list', true],
  ])('warns instead of refusing in the channel %s: %s', (channel, warns) => {
    expect(texts.warns?.(contextIn(channel))).toBe(warns);
  });
});
