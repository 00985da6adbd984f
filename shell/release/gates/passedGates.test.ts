import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderStorage } from '../storage/folderStorage';
import { openPassedGates, removeOldRecords } from './passedGates';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passed-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('openPassedGates remembers a passed gate for one day, but not for another API or other releases', async () => {
  const passed = openPassedGates(folderStorage(folder));
  const versions = { shell: '1', mf_content: '2' };
  const health = { gate: 'health', part: 'mf_content', against: 'an API', versions };
  expect(await passed.has(health)).toBe(false);
  await passed.add(health);
  expect(await passed.has({ ...health, versions: { mf_content: '2', shell: '1' } })).toBe(true);
  expect(await passed.has({ ...health, versions: { shell: '2', mf_content: '2' } })).toBe(false);
  expect(await passed.has({ ...health, versions: { shell: '1', mf_content: '3' } })).toBe(false);
  expect(await passed.has({ ...health, gate: 'types' })).toBe(false);
  expect(await passed.has({ ...health, against: 'another API' })).toBe(false);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * 3_600_000);
  expect(await passed.has(health)).toBe(false);
  jest.restoreAllMocks();
});

it('openPassedGates ignores that a record cannot be written', async () => {
  const storage = folderStorage(folder);
  const write = () => Promise.reject(new Error('read-only'));
  const passed = openPassedGates({ ...storage, write });
  const health = { gate: 'health', part: 'shell', against: 'an API', versions: { shell: '1' } };
  await passed.add(health);
  expect(await passed.has(health)).toBe(false);
});

it('removeOldRecords removes the records of a part after one day', async () => {
  const storage = folderStorage(folder);
  const passed = openPassedGates(storage);
  for (const part of ['shell', 'mf_content']) {
    await passed.add({ gate: 'health', part, against: 'an API', versions: { [part]: '1' } });
  }
  await removeOldRecords(storage, 'shell');
  expect(await storage.list('checks')).toHaveLength(2);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * 3_600_000);
  await removeOldRecords(storage, 'shell');
  jest.restoreAllMocks();
  const left = (await storage.list('checks')).map(({ key }) => key);
  expect(left).toEqual([expect.stringContaining('checks/mf_content/1/health-')]);
});
