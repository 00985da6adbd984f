import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { openStorage } from '../../release/storage/openStorage';
import { startS3Server } from '../../release/storage/testing/startS3Server';
import { openShop, stopLater, stopShops } from '../testing/openWatchedShop';
import { findWorker } from './buildWorker';

jest.setTimeout(90_000);

afterEach(stopShops);

it('findWorker builds the worker only once, unless the built file was removed', () => {
  const file = findWorker();
  expect(findWorker()).toBe(file);
  rmSync(path.dirname(file), { recursive: true });
  expect(existsSync(findWorker())).toBe(true);
});

it('a worker reads its releases from a bucket', async () => {
  process.env.AWS_ACCESS_KEY_ID ??= 'test';
  process.env.AWS_SECRET_ACCESS_KEY ??= 'test-secret';
  const server = await startS3Server();
  const location = `s3://releases?endpoint=${server.origin}&region=eu-west-1`;
  const storage = openStorage(location);
  const { folder, start } = openShop();
  const parts = readdirSync(folder).filter((name) =>
    statSync(path.join(folder, name)).isDirectory(),
  );
  for (const part of parts) await storage.addRelease(`${part}/1`, path.join(folder, part, '1'));
  await storage.write('registry.json', readFileSync(path.join(folder, 'registry.json')));
  const { ask } = await start(location);
  stopLater(() => server.stop());
  expect(await ask('/blog')).toBe('first');
});
