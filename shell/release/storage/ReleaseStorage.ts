export interface StoredObject {
  bytes: Buffer;
  /** Changes with the content. */
  etag: string;
}

export interface ListedObject {
  key: string;
  modifiedAt: Date;
}

/** Condition of a write; a write without one always succeeds. */
export interface WriteCondition {
  /** Only while the object is the one that was read with this `etag`. */
  ifMatch?: string;
  /** Only while there is no such object. */
  ifNoneMatch?: true;
}

/** Somebody else wrote first: nothing was changed. */
export class StorageConflict extends Error {
  override readonly name = 'StorageConflict';

  constructor(readonly key: string) {
    super(`${key} was written by somebody else at the same time.`);
  }
}

/**
 * Where registry and releases are kept: objects by key, such as `registry.json` and
 * `mf_content/1.0.0-ab/release.json`. Each method but `read` throws an Error that says what to do
 * where the storage can only be read.
 */
export interface ReleaseStorage {
  /** As people name it, in messages. */
  readonly name: string;
  /** Undefined where there is no such object. */
  read: (key: string) => Promise<StoredObject | undefined>;
  /** In one step: a reader gets the old object or the new one. @throws StorageConflict */
  write: (key: string, bytes: Buffer, condition?: WriteCondition) => Promise<void>;
  /** All objects below a folder, at any depth. */
  list: (folder: string) => Promise<ListedObject[]>;
  /** An object, or a folder with all that is below it; nothing where there is none. */
  remove: (key: string) => Promise<void>;
  /**
   * Copies a folder of this machine in as one release, which is there once its `release.json` is.
   *
   * @throws StorageConflict where the release exists: what is released is never altered
   */
  addRelease: (key: string, folder: string) => Promise<void>;
}
