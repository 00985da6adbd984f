export interface StoredObject {
  bytes: Buffer;
  /** Tag that changes whenever the object's content changes. */
  etag: string;
}

export interface ListedObject {
  key: string;
  modifiedAt: Date;
}

/** Condition of a write. A write without a condition always succeeds. */
export interface WriteCondition {
  /** Write only if the object still has this `etag`. */
  ifMatch?: string;
  /** Write only if the object does not exist. */
  ifNoneMatch?: true;
}

/** Thrown if another process has written the object first. The failed write changes nothing. */
export class StorageConflict extends Error {
  override readonly name = 'StorageConflict';

  constructor(readonly key: string) {
    super(`${key} was written by somebody else at the same time: run the command again.`);
  }
}

/**
 * Storage of registry and releases: objects by key, e.g. `registry.json` and
 * `mf_content/1.0.0-ab/release.json`. On a read-only storage, `write`, `remove` and `addRelease`
 * throw an Error that says what to do, and `list` returns no objects.
 */
export interface ReleaseStorage {
  /** Name of the storage for messages. */
  readonly name: string;
  /** Undefined if the object does not exist. */
  read: (key: string) => Promise<StoredObject | undefined>;
  /**
   * Writes an object atomically: a reader gets the old or the new object.
   * @throws StorageConflict
   */
  write: (key: string, bytes: Buffer, condition?: WriteCondition) => Promise<void>;
  /** All objects below a folder, at any depth. */
  list: (folder: string) => Promise<ListedObject[]>;
  /** Removes an object, or a folder with everything below it, if it exists. */
  remove: (key: string) => Promise<void>;
  /**
   * Stores a local folder as one release. The release exists after its `release.json` is stored. A
   * bucket stores the signature of that file last.
   * @throws StorageConflict if the release exists, because a release never changes
   */
  addRelease: (key: string, folder: string) => Promise<void>;
}
