import type { ReleaseManifest } from '@marketplace/contracts/federation/ReleaseManifest';
import { VerifiedFiles } from './VerifiedFiles';

// The cast is safe: the code reads no other field.
const manifest = { name: 'shell', version: '1' } as ReleaseManifest;

describe('verified files', () => {
  const readsOf = (mostBytes: number) => {
    const reads: string[] = [];
    const files = new VerifiedFiles(
      {
        readFile: async (_manifest, file) => {
          reads.push(file);
          if (file === 'changed') throw new Error('It is not what was released.');
          return Buffer.alloc(file === 'heavy' ? 30 : 10, file);
        },
      },
      mostBytes,
    );
    return { reads, read: (file: string) => files.readFile(manifest, file) };
  };

  it('are read and checked only once while they are cached', async () => {
    const { reads, read } = readsOf(100);
    await read('a');
    expect(await read('a')).toEqual(Buffer.alloc(10, 'a'));
    expect(reads).toEqual(['a']);
  });

  it('are evicted first if they were used least recently', async () => {
    const { reads, read } = readsOf(25);
    for (const file of ['a', 'b', 'a', 'c', 'a', 'b']) await read(file);
    expect(reads).toEqual(['a', 'b', 'c', 'b']);
  });

  it('are not cached if they are larger than the whole cache', async () => {
    const { reads, read } = readsOf(5);
    await read('a');
    await read('a');
    expect(reads).toEqual(['a', 'a']);
  });

  it('stay cached after a file that is larger than the whole cache was read', async () => {
    const { reads, read } = readsOf(25);
    for (const file of ['a', 'heavy', 'a', 'heavy']) await read(file);
    expect(reads).toEqual(['a', 'heavy', 'heavy']);
  });

  it('are read again if their first check failed', async () => {
    const { reads, read } = readsOf(100);
    await expect(read('changed')).rejects.toThrow('not what was released');
    await expect(read('changed')).rejects.toThrow('not what was released');
    expect(reads).toEqual(['changed', 'changed']);
  });
});
