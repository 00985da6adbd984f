import { isHeic } from '@marketplace/contracts/api/pictureBrands';
import { ApiProblem } from '../http/ApiProblem';
import { type EncodedPicture, encodePicture } from './encodePicture';
import { isPicture } from './isPicture';
import { Turns } from './Turns';

// Only one picture is decoded at a time, because decoding occupies a core and up to 1 GB of memory.
const turns = new Turns();

interface Sending {
  /** Phone or uuid of the sender. The pictures of several senders are decoded in turns. */
  sender: string;
  signal: AbortSignal;
  /** Name of the field with the files, for messages. */
  field: string;
}

/**
 * Encodes uploaded files as pictures, without the camera's data. All files are checked before the
 * first is decoded.
 * @throws ApiProblem 400, 413 or 415 that names the first file that is not a picture, is too large
 * or is damaged; the signal's reason if the signal is aborted
 */
export async function encodeUploads(
  files: readonly Buffer[],
  { sender, signal, field }: Sending,
): Promise<EncodedPicture[]> {
  for (const [i, bytes] of files.entries()) assertPicture(bytes, `${field}.${i}`);
  const pictures: EncodedPicture[] = [];
  for (const [i, bytes] of files.entries()) {
    const encoded = await turns.run(sender, signal, () => encodePicture(bytes, signal));
    pictures.push(assertEncoded(encoded, `${field}.${i}`));
  }
  signal.throwIfAborted();
  return pictures;
}

function assertPicture(bytes: Buffer, name: string): void {
  if (bytes.length === 0) throw new ApiProblem(400, 'invalid-input', [`${name} must not be empty`]);
  if (!isPicture(bytes)) {
    const message = isHeic(bytes)
      ? `${name} is a HEIC photo: set the camera to JPEG, or send a screenshot of the photo`
      : `${name} must be a JPEG, PNG, WebP or AVIF picture`;
    throw new ApiProblem(415, 'unsupported-media-type', [message]);
  }
}

function assertEncoded(
  encoded: Awaited<ReturnType<typeof encodePicture>>,
  name: string,
): EncodedPicture {
  if (encoded === 'too-large') {
    const message = `${name} must have at most 50 megapixels, and 65500 pixels a side`;
    throw new ApiProblem(413, 'too-large', [message]);
  }
  if (encoded === 'unreadable') {
    throw new ApiProblem(400, 'invalid-input', [`${name} cannot be read, it may be damaged`]);
  }
  return encoded;
}
