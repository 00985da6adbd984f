import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { avifPixels } from './avifPixels';
import { pictureKind } from './isPicture';
import { hasMoreScans, withoutComments } from './pictureParts';

/** More pixels than common phone cameras have, and few enough to hold one picture in memory. */
const MAX_PIXELS = 50_000_000;
const MAX_SIDE = 20_000;
/** An AVIF's transparency is a second picture, and cells of a grid extend past its edge. */
const MAX_AVIF_PIXELS = 2.5 * MAX_PIXELS;
/** Cameras write 10 scans and some programs 20; a camera's extra data may look like 80 more. */
const MAX_SCANS = 120;

/** Limits of the process that encodes one picture. */
const LIMITS = {
  mostPixels: MAX_PIXELS,
  mostSide: MAX_SIDE,
  /** The costliest honest picture, an AVIF of 50 megapixels, needs half of each limit. */
  cpuMs: 5000,
  rssBytes: 1_500_000_000,
};
/** Wall-clock limit for a process that hangs or is starved; the gateway waits as long. */
const TIME_LIMIT_MS = 15_000;
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

/** Beside this file, or in the folder beside the bundle's entry. */
const SCRIPT = fileURLToPath(new URL('../uploads/decodePicture.mjs', import.meta.url));
/** Faults by the script's exit code. */
const FAULTS = new Map<unknown, PictureFault>([
  [3, 'too-large'],
  [4, 'unreadable'],
]);

export interface EncodedPicture {
  small: Buffer;
  medium: Buffer;
}

/**
 * `too-large`: too many pixels. `unreadable`: truncated, too costly, or not the format it claims.
 */
type PictureFault = 'too-large' | 'unreadable';

/**
 * Re-encodes a picture in the contract's two sizes: upright, never enlarged, and without location,
 * camera data, thumbnail or comments. First checks what makes decoding costly; a child process with
 * limits does the rest.
 * @throws the signal's reason once it is aborted
 */
export async function encodePicture(
  bytes: Buffer,
  signal: AbortSignal,
  limits: Partial<typeof LIMITS> = {},
): Promise<EncodedPicture | PictureFault> {
  signal.throwIfAborted();
  const kind = pictureKind(bytes);
  if (kind === 'jpeg' && hasMoreScans(bytes, MAX_SCANS)) return 'unreadable';
  if (kind === 'avif') {
    const pixels = avifPixels(bytes);
    if (pixels === undefined) return 'unreadable';
    if (pixels > MAX_AVIF_PIXELS) return 'too-large';
  }
  return runScript(kind === 'png' ? withoutComments(bytes) : bytes, signal, {
    ...LIMITS,
    ...limits,
  });
}

function runScript(
  bytes: Buffer,
  signal: AbortSignal,
  limits: typeof LIMITS,
): Promise<EncodedPicture | PictureFault> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [SCRIPT, JSON.stringify(limits)],
      {
        encoding: 'buffer',
        // The process decodes strangers' files, so it gets no secrets. Without this setting glibc
        // keeps a heap per thread.
        env: { MALLOC_ARENA_MAX: '1' },
        killSignal: 'SIGKILL',
        maxBuffer: MAX_OUTPUT_BYTES,
        signal,
        timeout: TIME_LIMIT_MS,
      },
      (error, output) => {
        if (signal.aborted) return reject(signal.reason);
        if (!error) return resolve(readOutput(output));
        const fault = error.signal === 'SIGKILL' ? 'unreadable' : FAULTS.get(error.code);
        if (fault) return resolve(fault);
        return reject(error);
      },
    );
    // The process may end before it has read everything.
    child.stdin?.on('error', () => undefined).end(bytes);
  });
}

/** Four bytes with the medium picture's length, then both pictures. */
function readOutput(output: Buffer): EncodedPicture {
  const smallStart = 4 + output.readUInt32BE(0);
  return { medium: output.subarray(4, smallStart), small: output.subarray(smallStart) };
}
