// Encodes one picture. Runs as a child process, because native code that takes too long can be
// stopped only by killing its process.
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

/** @type {{ mostPixels: number, mostSide: number, cpuMs: number, rssBytes: number }} */
const limits = JSON.parse(process.argv[2] ?? '{}');
/** Exit codes, which `encodePicture` turns into faults. */
const TOO_LARGE = 3;
const UNREADABLE = 4;
const CHECK_MS = 50;

/**
 * Maximum width and height. The medium picture may be as tall as a WebP can be, because a narrow
 * copy of a long screenshot is not readable.
 */
const MEDIUM = { width: 800, height: 16_383 };
const SMALL_WIDTH = 320;
/** Maximum height of the part that the small picture shows, as a multiple of its width. */
const SMALL_HEIGHTS = 3;
const QUALITY = 78;
/** Refuses truncated files, but accepts small errors that cameras make. */
const INPUT = { limitInputPixels: limits.mostPixels, failOn: 'error' };

/**
 * Ends the process if it needs too much processor time or memory. Does not measure wall time,
 * because a busy machine would then refuse honest pictures.
 */
function endWhenTooCostly() {
  const { user, system } = process.cpuUsage();
  const isOver =
    (user + system) / 1000 > limits.cpuMs || process.memoryUsage.rss() > limits.rssBytes;
  if (isOver) process.kill(process.pid, 'SIGKILL');
}

// A cache would only cost memory, because this process encodes only one picture.
sharp.cache(false);
// Uses one thread, because each thread needs memory for its own buffers.
sharp.concurrency(1);
setInterval(endWhenTooCostly, CHECK_MS).unref();

/**
 * Encodes a picture in two sizes: upright, not enlarged, and without metadata. The small size shows
 * only the top of a very tall picture.
 */
async function encode(bytes) {
  const { width = 0, height = 0 } = await sharp(bytes, {
    ...INPUT,
    limitInputPixels: false,
  }).metadata();
  if (width * height > limits.mostPixels || Math.max(width, height) > limits.mostSide) {
    process.exit(TOO_LARGE);
  }
  const { data, info } = await sharp(bytes, INPUT)
    .autoOrient()
    .resize({ ...MEDIUM, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { raw: { width: info.width, height: info.height, channels: info.channels } };
  const medium = await sharp(data, pixels).webp({ quality: QUALITY }).toBuffer();
  const { width: shown } = info;
  const top = {
    left: 0,
    top: 0,
    width: shown,
    height: Math.min(info.height, SMALL_HEIGHTS * shown),
  };
  const small = await sharp(data, pixels)
    .extract(top)
    .resize({ width: SMALL_WIDTH, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
  return { small, medium };
}

const bytes = await buffer(process.stdin);
const encoded = await encode(bytes).catch(() => process.exit(UNREADABLE));
const mediumLength = Buffer.alloc(4);
mediumLength.writeUInt32BE(encoded.medium.length);
process.stdout.write(Buffer.concat([mediumLength, encoded.medium, encoded.small]));
