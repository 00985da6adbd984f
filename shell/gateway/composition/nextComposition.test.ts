import { composeReleases } from '../releases/liveComposition';
import { changeKey, nextComposition } from './nextComposition';
import { RefusedCompositions } from './RefusedCompositions';

const compose = (versions: Record<string, string>) => composeReleases(Object.entries(versions));
const CURRENT = compose({ shell: '1', mf_catalog: '1', mf_content: '1' });

function tryAll(wanted: ReturnType<typeof compose>, isGood: (versions: Versions) => boolean) {
  const refused = new RefusedCompositions();
  const tried: Versions[] = [];
  let current = CURRENT;
  for (;;) {
    const next = nextComposition(current, wanted, refused);
    if (!next) return { tried, versions: current.versions };
    tried.push(next.versions);
    if (isGood(next.versions)) current = next;
    else refused.add(changeKey(current, next));
  }
}
type Versions = Readonly<Record<string, string>>;

describe('nextComposition', () => {
  const wanted = compose({ shell: '1', mf_catalog: '2', mf_content: '2', mf_loyalty: '1' });

  it('tries all changes at once', () => {
    const { tried, versions } = tryAll(wanted, () => true);
    expect(tried).toEqual([wanted.versions]);
    expect(versions).toEqual(wanted.versions);
  });

  it.each([
    ['a new release', 'mf_content', '2', '1'],
    ['a new part', 'mf_loyalty', '1', undefined],
  ])('leaves out only %s that fails', (_what, part, bad, before) => {
    const { versions } = tryAll(wanted, (all) => all[part] !== bad);
    const { [part]: _, ...others } = wanted.versions;
    expect(versions).toEqual(before === undefined ? others : { ...others, [part]: before });
  });

  it('does not try a refused release again together with the next release of another team', () => {
    const refused = new RefusedCompositions();
    const bad = compose({ ...CURRENT.versions, mf_content: '2' });
    refused.add(changeKey(CURRENT, bad));
    expect(nextComposition(CURRENT, bad, refused)).toBeUndefined();
    const next = nextComposition(CURRENT, compose({ ...bad.versions, mf_catalog: '2' }), refused);
    expect(next?.versions).toEqual({ ...CURRENT.versions, mf_catalog: '2' });
  });

  it('drops a part that the wanted composition does not contain', () => {
    const left = compose({ shell: '1', mf_catalog: '1' });
    expect(nextComposition(CURRENT, left, new RefusedCompositions())).toEqual(left);
  });

  it('returns undefined if nothing has changed', () => {
    expect(nextComposition(CURRENT, CURRENT, new RefusedCompositions())).toBeUndefined();
  });
});
