// A process that makes one picture and ends: native code stops for no time limit, only with its process.
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

/** @type {{ mostPixels: number, mostSide: number, cpuMs: number, rssBytes: number }} */
const limits = JSON.parse(process.argv[2] ?? '{}');
/** Exit codes that `encodePicture` knows. */
const TOO_LARGE = 3;
const UNREADABLE = 4;
const CHECK_MS = 50;

const SIZES = { small: 320, medium: 800 };
/** Pictures taller than this many times their width are made smaller as a whole. */
const MAX_HEIGHTS = 3;
const QUALITY = 78;
/** A file that ends early is refused, a sloppy camera is not. */
const INPUT = { limitInputPixels: limits.mostPixels, failOn: 'error' };

/** Time computed, not time on the clock: a busy machine makes no honest picture too costly. */
function endWhenTooCostly() {
  const { user, system } = process.cpuUsage();
  const isOver =
    (user + system) / 1000 > limits.cpuMs || process.memoryUsage.rss() > limits.rssBytes;
  if (isOver) process.kill(process.pid, 'SIGKILL');
}

// One picture comes, so that what sharp would keep of it is only memory.
sharp.cache(false);
// Each thread holds rows and memory pools of its own.
sharp.concurrency(1);
setInterval(endWhenTooCostly, CHECK_MS).unref();

const boxOf = (width) => ({
  width,
  height: width * MAX_HEIGHTS,
  fit: 'inside',
  withoutEnlargement: true,
});

/** Two pictures: upright, never enlarged, and made of nothing but pixels. */
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
