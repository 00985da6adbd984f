import { contractChanges, type Level, levelOf } from './contractChanges';
import type { ContractFacts } from './contractFacts';

const text = { type: 'string' };
const object = (properties: Record<string, { type: string }>, ...required: string[]) => ({
  type: 'object',
  properties,
  required,
});

const LIST_SHOPS = {
  address: 'GET /shops',
  input: object({ page: text }),
  reply: object({ name: text }, 'name'),
};

const BEFORE: ContractFacts = {
  calls: { listShops: LIST_SHOPS },
  topics: { 'cart:changed': object({ count: { type: 'number' } }, 'count') },
  modules: { '@marketplace/contracts/ui/Button': ['Button'] },
};

const withCall = (changed: Partial<ContractFacts['calls'][string]>): ContractFacts => ({
  ...BEFORE,
  calls: { listShops: { ...LIST_SHOPS, ...changed } },
});
const withTopic = (payload: ContractFacts['topics'][string]): ContractFacts => ({
  ...BEFORE,
  topics: { 'cart:changed': payload },
});
const withModules = (modules: ContractFacts['modules']): ContractFacts => ({ ...BEFORE, modules });

const BUTTON = '@marketplace/contracts/ui/Button';

describe('contractChanges', () => {
  it.each<[string, ContractFacts, Level, string]>([
    [
      'a new call',
      { ...BEFORE, calls: { listShops: LIST_SHOPS, listTags: LIST_SHOPS } },
      'minor',
      'Added the call `listTags`',
    ],
    ['a removed topic', { ...BEFORE, topics: {} }, 'major', 'Removed the topic `cart:changed`'],
    [
      'a changed address of a call',
      withCall({ address: 'GET /shop' }),
      'major',
      'Changed the call `listShops`: it is `GET /shop`',
    ],
    [
      'a key that a call now requires',
      withCall({ input: object({ page: text, city: text }, 'city') }),
      'major',
      'Changed what the call `listShops` takes: the field `city` is missing',
    ],
    [
      'a field that a reply no longer has',
      withCall({ reply: object({}) }),
      'major',
      'Changed the reply of the call `listShops`: the field `name` is missing',
    ],
    [
      'a new field of a reply',
      withCall({ reply: object({ name: text, city: text }, 'name') }),
      'minor',
      'Extended the reply of the call `listShops`',
    ],
    [
      'a payload that old publishers do not send',
      withTopic(object({ count: { type: 'number' }, total: text }, 'count', 'total')),
      'major',
      'Changed the topic `cart:changed`: the field `total` is missing',
    ],
    [
      'a payload that old listeners do not know',
      withTopic(object({ count: text }, 'count')),
      'major',
      '`count` is string where number is expected',
    ],
    [
      'a new component',
      withModules({ ...BEFORE.modules, '@marketplace/contracts/ui/Card': ['Card'] }),
      'minor',
      'Added the module `@marketplace/contracts/ui/Card`',
    ],
    [
      'a new export',
      withModules({ [BUTTON]: ['Button', 'LinkButton'] }),
      'minor',
      `Added \`LinkButton\` to the module \`${BUTTON}\``,
    ],
    [
      'a removed export',
      withModules({ [BUTTON]: [] }),
      'major',
      `Removed \`Button\` from the module \`${BUTTON}\``,
    ],
  ])('reports %s', (_title, now, level, line) => {
    const changes = contractChanges(BEFORE, now);
    expect(changes[0]?.text).toContain(line);
    expect(levelOf(changes)).toBe(level);
  });

  it('reports nothing for equal contracts, and raises only the patch version', () => {
    expect(contractChanges(BEFORE, structuredClone(BEFORE))).toEqual([]);
    expect(levelOf([])).toBe('patch');
  });
});
