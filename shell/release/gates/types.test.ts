import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findTypeErrors } from './types';

describe('findTypeErrors', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'types-'));
    await writeFile(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: { strict: true, types: [] }, include: ['.'] }),
    );
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('returns file and line of a type error', async () => {
    await writeFile(
      path.join(folder, 'price.ts'),
      'const taka = 1;\nexport const text: string = taka;\n',
    );
    const [error, ...rest] = await findTypeErrors(folder);
    expect(rest).toEqual([]);
    expect(error?.what).toContain("TS2322: Type 'number' is not assignable to type 'string'");
    expect(error?.mend).toMatch(/price\.ts:2$/);
  });

  it('returns the settings of the compiler as the place of an error without a file', async () => {
    const [error, ...rest] = await findTypeErrors(folder);
    expect(rest).toEqual([]);
    expect(error?.what).toContain('TS18003: No inputs were found');
    expect(error?.mend).toMatch(/tsconfig\.json$/);
  });

  it('returns nothing for correct sources', async () => {
    await writeFile(path.join(folder, 'price.ts'), 'export const taka = 1;\n');
    expect(await findTypeErrors(folder)).toEqual([]);
  });
});
