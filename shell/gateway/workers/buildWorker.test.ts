import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildWorker } from './buildWorker';

it('buildWorker builds the worker only once, unless the built file was removed', () => {
  const file = buildWorker();
  expect(buildWorker()).toBe(file);
  rmSync(path.dirname(file), { recursive: true });
  expect(existsSync(buildWorker())).toBe(true);
});
