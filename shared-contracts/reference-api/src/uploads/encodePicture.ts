import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { avifPixels } from './avifPixels';
import { pictureKind } from './isPicture';
import { hasMoreScans, withoutComments } from './pictureParts';

/** More pixels than any phone's everyday camera, few enough to hold one picture in memory. */
const MAX_PIXELS = 50_000_000;
const MAX_SIDE = 20_000;
/** Transparency of an AVIF is a second picture, and cells of a grid reach over its edge. */
const MAX_AVIF_PIXELS = 2.5 * MAX_PIXELS;
/** Cameras write 10 scans, some programs 20; what a camera appends may look like 80 more. */
const MAX_SCANS = 120;

/** Limits of the process that makes one picture. */
const LIMITS = {
  mostPixels: MAX_PIXELS,
  mostSide: MAX_SIDE,
  /** The costliest honest picture, an AVIF of 50 megapixels, takes half of each. */
  cpuMs: 5000,
  rssBytes: 1_500_000_000,
};
/** By the clock, for a process that waits or is starved; the gateway waits no longer either. */
const TIME_LIMIT_MS = 15_000;
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

/** Beside this file, or in the folder beside that of the bundle's entry. */
const SCRIPT = fileURLToPath(new URL('../uploads/decodePicture.mjs', import.meta.url));
/** Exit codes of the script. */
const FAULTS = new Map<unknown, PictureFault>([
  [3, 'too-large'],
  [4, 'unreadable'],
]);

export interface EncodedPicture {
  small: Buffer;
  medium: Buffer;
}

/** `too-large`: more pixels than are decoded. `unreadable`: cut off, too costly, or not what it begins as. */
type PictureFault = 'too-large' | 'unreadable';

/**
 * Makes a picture anew in the two sizes of the contract, never enlarged, upright, and without
 * anything but its pixels: no place, camera, thumbnail or comment outlives this. What makes decoding
 * costly is counted first; the rest is done by a process that is ended at its limits.
 *
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
        // It decodes files of strangers, so it gets no secret. Without the limit glibc keeps a heap per thread.
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
    // It may have ended before it has read everything.
    child.stdin?.on('error', () => undefined).end(bytes);
  });
}

/** The length of the medium picture in four bytes, then both pictures. */
function readOutput(output: Buffer): EncodedPicture {
  const smallStart = 4 + output.readUInt32BE(0);
  return { medium: output.subarray(4, smallStart), small: output.subarray(smallStart) };
}
