/**
 * In place of the federation runtime's own: snapshots are read from federation's manifests, which
 * are switched off (`disableSnapshot`), but the handler stays in the runtime all the same.
 */
export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { lifecycle: {}, applyPlugin() {}, removePlugin() {} };
}

/** Snapshot data of a remote: empty, so that everything is read from its entry. */
export const getGlobalRemoteInfo = () => ({});
