// Encodes one picture in a process of its own, because only killing its process stops native code.
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

/** @type {{ mostPixels: number, mostSide: number, cpuMs: number, rssBytes: number }} */
const limits = JSON.parse(process.argv[2] ?? '{}');
/** Exit codes, which `encodePicture` turns into faults. */
const TOO_LARGE = 3;
const UNREADABLE = 4;
const CHECK_MS = 50;

const SIZES = { small: 320, medium: 800 };
/** Maximum height of the encoded picture, as a multiple of its maximum width. */
const MAX_HEIGHTS = 3;
const QUALITY = 78;
/** Refuses truncated files, but accepts small errors that cameras make. */
const INPUT = { limitInputPixels: limits.mostPixels, failOn: 'error' };

/**
 * Ends the process if it needs too much processor time or memory. Wall time would not do: on a busy
 * machine, honest pictures would be refused.
 */
function endWhenTooCostly() {
  const { user, system } = process.cpuUsage();
  const isOver =
    (user + system) / 1000 > limits.cpuMs || process.memoryUsage.rss() > limits.rssBytes;
  if (isOver) process.kill(process.pid, 'SIGKILL');
}

// A cache would only cost memory, because this process encodes only one picture.
sharp.cache(false);
// More threads would need more memory for rows and pools.
sharp.concurrency(1);
setInterval(endWhenTooCostly, CHECK_MS).unref();

const boxOf = (width) => ({
  width,
  height: width * MAX_HEIGHTS,
  fit: 'inside',
  withoutEnlargement: true,
});

/** Encodes a picture in two sizes: upright, not enlarged, and without metadata. */
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
    .resize(boxOf(SIZES.medium))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { raw: { width: info.width, height: info.height, channels: info.channels } };
  const medium = await sharp(data, pixels).webp({ quality: QUALITY }).toBuffer();
  const small = await sharp(data, pixels)
    .resize(boxOf(SIZES.small))
    .webp({ quality: QUALITY })
    .toBuffer();
  return { small, medium };
}

const bytes = await buffer(process.stdin);
const encoded = await encode(bytes).catch(() => process.exit(UNREADABLE));
const mediumLength = Buffer.alloc(4);
mediumLength.writeUInt32BE(encoded.medium.length);
process.stdout.write(Buffer.concat([mediumLength, encoded.medium, encoded.small]));
