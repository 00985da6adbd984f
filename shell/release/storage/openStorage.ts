import { folderStorage } from './folderStorage';
import { httpStorage } from './httpStorage';
import type { ReleaseStorage } from './ReleaseStorage';

/**
 * @param location a folder, an http(s) origin that serves such a folder, or
 * `s3://bucket/prefix?endpoint=https://…&region=…`
 */
export function openStorage(location: string): ReleaseStorage {
  if (/^https?:/.test(location)) return httpStorage(location);
  if (!/^s3:/.test(location)) return folderStorage(location);
  // Imported on demand, because the SDK loads slowly and most commands do not need it.
  const opening = import('./s3Storage').then(({ s3Storage }) => s3Storage(location));
  // If `opening` is rejected, each method below rejects with the same error. Without this handler,
  // the rejection would end the process before a method is called.
  opening.catch(() => undefined);
  return {
    name: location,
    read: async (key) => (await opening).read(key),
    write: async (...args) => (await opening).write(...args),
    list: async (folder) => (await opening).list(folder),
    remove: async (key) => (await opening).remove(key),
    addRelease: async (...args) => (await opening).addRelease(...args),
  };
}
