import { createSlotTable, modulesIn, modulesOf, refusedSlots, slotsOf } from './slotTable';

const manifest = {
  exposedExports: { './routes': ['routes'], './SearchBox': ['default'], './service': ['activate'] },
};

describe('the modules of a release', () => {
  it('are all exposed modules except the routes', () => {
    expect(modulesOf(manifest)).toEqual(['SearchBox', 'service']);
  });

  it('fill slots, except the service', () => {
    expect(slotsOf(manifest)).toEqual(['SearchBox']);
  });

  it('are an empty list for an old release, whose manifest names no exposed modules', () => {
    expect(modulesOf({})).toEqual([]);
  });
});

const both = { mf_catalog: ['SearchBox', 'service'], mf_points: ['SearchBox', 'service'] };

describe('createSlotTable', () => {
  it('gives a slot to the first part, and lists every service', () => {
    expect(createSlotTable(both)).toEqual({
      widgets: { SearchBox: 'mf_catalog' },
      services: ['mf_catalog', 'mf_points'],
    });
  });

  it('leaves a slot with the part that had it before', () => {
    const before = createSlotTable({ mf_points: ['SearchBox'] });
    expect(createSlotTable(both, before).widgets).toEqual({ SearchBox: 'mf_points' });
  });

  it('gives a slot to another part if its former part was removed or no longer exposes the module', () => {
    const before = createSlotTable({ mf_points: ['SearchBox'] });
    const { mf_catalog } = both;
    const widgets = { SearchBox: 'mf_catalog' };
    expect(createSlotTable({ mf_catalog }, before).widgets).toEqual(widgets);
    expect(createSlotTable({ mf_catalog, mf_points: [] }, before).widgets).toEqual(widgets);
  });
});

it('modulesIn returns the modules of one part', () => {
  const table = createSlotTable({ ...both, mf_content: ['QuickView'] });
  expect(modulesIn(table, 'mf_catalog')).toEqual(['SearchBox', 'service']);
  expect(modulesIn(table, 'mf_content')).toEqual(['QuickView']);
  expect(modulesIn(table, 'mf_account')).toEqual([]);
});

it('refusedSlots returns the slots that a part exposes but another part fills, and no services', () => {
  expect(refusedSlots(both, createSlotTable(both))).toEqual([
    { part: 'mf_points', slot: 'SearchBox' },
  ]);
});
