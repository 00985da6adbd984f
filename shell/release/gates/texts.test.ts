import { checkRelease } from './checkRelease';
import type { GateContext } from './Gate';
import { candidateOf, requestOf, today } from './testing/gateRequests';
import { texts } from './texts';

const missingTexts = {
  en: [],
  bn: [{ text: 'Read on', at: 'mf-content/src/locales/bn.po:20' }],
  fr: [{ text: 'Read on', at: 'mf-content/src/locales/fr.po:21' }],
};
const candidate = candidateOf('mf_content', { missingTexts });
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
    ['production', 'refused'],
    ['staging', 'warned'],
    ['preview/new-list', 'warned'],
  ])('in the channel %s, a release with missing translations is %s', async (channel, status) => {
    const results = await checkRelease(requestOf(today, candidate, { channel }));
    expect(results.find(({ gate }) => gate === 'texts')).toEqual({
      gate: 'texts',
      status,
      problems: await texts.find(contextIn(channel)),
    });
  });
});
