import { closeSync, existsSync, openSync, renameSync, statSync } from 'node:fs';
import { logOfAge, OLDER_LOGS, writerTo } from '@marketplace/contracts/server/fileLog';

/** Reports a finished task with the seconds since the start. */
export type Progress = (text: string) => void;

export function createProgress(): Progress {
  const startedAt = Date.now();
  return (text) => {
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    console.log(`${seconds.padStart(6)} s  ${text}`);
  };
}

/** Maximum size of a log file, and number of older files to keep. */
const LOG_LIMITS = { bytes: 50 * 1024 * 1024, kept: OLDER_LOGS };

/**
 * Appends a server's output to a file and starts a new file when it is full. The previous file is
 * `.1`, the one before it `.2`. Output is lost while the file cannot be opened or written.
 */
export function openLog(file: string, limits = LOG_LIMITS): (chunk: Buffer) => void {
  let bytes = existsSync(file) ? statSync(file).size : 0;
  let log = append(file);
  return (chunk) => {
    // Chunks are written whole. A line may be split across two files, but no text is lost.
    if (bytes > 0 && bytes + chunk.length > limits.bytes) {
      log?.close();
      shiftFiles(file, limits.kept);
      log = undefined;
      bytes = 0;
    }
    log ??= append(file);
    bytes += log?.write(chunk) ?? 0;
  };
}

/**
 * Opens the file.
 * @returns `undefined` if that fails, because a full disk must not stop the shop
 */
function append(file: string) {
  try {
    const fd = openSync(file, 'a');
    return { write: writerTo(fd), close: () => closeSync(fd) };
  } catch {
    return undefined;
  }
}

function shiftFiles(file: string, kept: number): void {
  for (let age = kept - 1; age >= 0; age -= 1) {
    const from = logOfAge(file, age);
    // A folder that is not writable must not stop the shop either.
    try {
      if (existsSync(from)) renameSync(from, logOfAge(file, age + 1));
    } catch {
      return;
    }
  }
}
