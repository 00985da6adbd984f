import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildWorker } from './buildWorker';

it('buildWorker builds the worker again if the built file was removed, and otherwise only once', () => {
  const file = buildWorker();
  expect(buildWorker()).toBe(file);
  rmSync(path.dirname(file), { recursive: true });
  expect(existsSync(buildWorker())).toBe(true);
});
