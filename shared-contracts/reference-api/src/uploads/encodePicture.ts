import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { avifPixels } from './avifPixels';
import { pictureKind } from './isPicture';
import { hasMoreScans, withoutComments } from './pictureParts';

/**
 * Maximum number of pixels: more than common phone cameras have, but so few that one picture fits
 * into memory.
 */
const MAX_PIXELS = 50_000_000;
/** Maximum width and height: as much as a JPEG can have, so that no long screenshot is refused. */
const MAX_SIDE = 65_500;
/**
 * Maximum number of pixels that an AVIF makes a decoder decode. It is higher than `MAX_PIXELS`,
 * because transparency counts as a second picture, and the cells of a grid may extend past the
 * edge.
 */
const MAX_AVIF_PIXELS = 2.5 * MAX_PIXELS;
/**
 * Maximum number of scans in a JPEG. Cameras write 10 scans and some programs 20. A camera's extra
 * data may look like 80 more.
 */
const MAX_SCANS = 120;

/** Limits for the process that encodes one picture. */
const LIMITS = {
  mostPixels: MAX_PIXELS,
  mostSide: MAX_SIDE,
  /** The costliest honest picture, a tall AVIF of 50 megapixels, needs two thirds of each limit. */
  cpuMs: 5000,
  rssBytes: 1_500_000_000,
};
/**
 * Maximum wall time, for a process that hangs or gets no processor. The shop's gateway waits
 * equally long for a reply.
 */
const TIME_LIMIT_MS = 15_000;
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

/** The relative path works from this file's folder and, in a bundle, from the entry's folder. */
const SCRIPT = fileURLToPath(new URL('../uploads/decodePicture.mjs', import.meta.url));
/** Faults by the exit code of the script. */
const FAULTS = new Map<unknown, PictureFault>([
  [3, 'too-large'],
  [4, 'unreadable'],
]);

export interface EncodedPicture {
  small: Buffer;
  medium: Buffer;
}

/**
 * `too-large`: the picture has too many pixels, or is too wide or too tall. `unreadable`: the
 * picture is truncated, costs too much to decode, or has another format than it claims.
 */
type PictureFault = 'too-large' | 'unreadable';

/**
 * Encodes a picture in the contract's two sizes: upright, not enlarged, and without location,
 * camera data, thumbnail or comments. First refuses files that would be expensive to decode. Then a
 * child process with limits decodes and encodes the picture.
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
        // Gives the child process none of this process's variables, because they may contain
        // secrets and the child decodes files of strangers. `MALLOC_ARENA_MAX` makes glibc use one
        // heap instead of one per thread.
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
    // Writing fails if the process ends before it has read everything. Its exit code tells why.
    child.stdin?.on('error', () => undefined).end(bytes);
  });
}

/**
 * Splits the output: four bytes with the medium picture's length, the medium picture, and the small
 * picture.
 */
function readOutput(output: Buffer): EncodedPicture {
  const smallStart = 4 + output.readUInt32BE(0);
  return { medium: output.subarray(4, smallStart), small: output.subarray(smallStart) };
}
