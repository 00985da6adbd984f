import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { avifPixels } from './avifPixels';
import { pictureKind } from './isPicture';
import { hasMoreScans, withoutComments } from './pictureParts';

/**
 * Upper limit for the pixels of a picture: more than common phone cameras have, but few enough to
 * hold one picture in memory.
 */
const MAX_PIXELS = 50_000_000;
const MAX_SIDE = 20_000;
/**
 * Upper limit for the pixels of an AVIF. It is higher, because transparency is a second picture,
 * and the cells of a grid extend past the picture's edge.
 */
const MAX_AVIF_PIXELS = 2.5 * MAX_PIXELS;
/**
 * Upper limit for the scans of a JPEG. Cameras write 10 scans and some programs 20; the extra data
 * of a camera may look like 80 more.
 */
const MAX_SCANS = 120;

/** Limits of the process that encodes one picture. */
const LIMITS = {
  mostPixels: MAX_PIXELS,
  mostSide: MAX_SIDE,
  /**
   * The most expensive picture that is no attack, an AVIF of 50 megapixels, needs half of each
   * limit.
   */
  cpuMs: 5000,
  rssBytes: 1_500_000_000,
};
/**
 * Limit in wall time for a process that hangs or gets no processor; the shop's gateway waits as
 * long.
 */
const TIME_LIMIT_MS = 15_000;
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

/** Path of the script: in the folder of this file, or in the folder beside the bundle's entry. */
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
 * `too-large`: the picture has too many pixels. `unreadable`: it is truncated, costs too much, or
 * does not have the format that it claims.
 */
type PictureFault = 'too-large' | 'unreadable';

/**
 * Encodes a picture again in the contract's two sizes: upright, never enlarged, and without
 * location, camera data, thumbnail or comments. First checks what makes decoding expensive; after
 * that, a child process with limits decodes.
 * @throws the signal's reason as soon as the signal is aborted
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
        // Hides this process's variables, which may contain secrets, from the process that decodes
        // strangers' files. `MALLOC_ARENA_MAX` keeps glibc from using a heap per thread.
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
    // If the process ends before it has read everything, writing fails; its exit code says why.
    child.stdin?.on('error', () => undefined).end(bytes);
  });
}

/** The output starts with the length of the medium picture in four bytes; both pictures follow. */
function readOutput(output: Buffer): EncodedPicture {
  const smallStart = 4 + output.readUInt32BE(0);
  return { medium: output.subarray(4, smallStart), small: output.subarray(smallStart) };
}
