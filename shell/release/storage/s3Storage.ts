import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { inBatches } from './inBatches';
import {
  type ListedObject,
  type ReleaseStorage,
  StorageConflict,
  type WriteCondition,
} from './ReleaseStorage';

const CONNECT_LIMIT_MS = 2000;
/** Time without any data on a connection after which a request fails, ms. */
const SILENCE_LIMIT_MS = 10_000;
const MANIFEST = 'release.json';
const SIGNATURE = `${MANIFEST}.sig`;

/**
 * Releases in an S3 bucket with conditional writes. Credentials come from the SDK's own settings
 * (`AWS_ACCESS_KEY_ID` etc.).
 * @param location `s3://bucket/prefix?endpoint=https://…&region=…`; prefix and query are optional
 */
export function s3Storage(
  location: string,
  { silenceLimitMs = SILENCE_LIMIT_MS } = {},
): ReleaseStorage {
  const { hostname: bucket, pathname, searchParams } = new URL(location);
  const endpoint = searchParams.get('endpoint');
  const client = new S3Client({
    region: searchParams.get('region') ?? process.env.AWS_REGION ?? 'us-east-1',
    // Vendors other than Amazon put the bucket's name into the path, not into the host name.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Not every vendor supports the SDK's default checksums, and releases have their own hashes.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // The SDK's `requestTimeout` only prints a warning. As an error, it would end slow uploads too.
    requestHandler: { connectionTimeout: CONNECT_LIMIT_MS, socketTimeout: silenceLimitMs },
  });
  const prefix = pathname.replace(/^\/|\/$/g, '');
  const inBucket = (key: string) => ({
    Bucket: bucket,
    Key: prefix ? `${prefix}/${key}` : key,
  });

  const read: ReleaseStorage['read'] = async (key) => {
    const reply = await client.send(new GetObjectCommand(inBucket(key))).catch((error: unknown) => {
      if (statusOf(error) === 404) return undefined;
      throw error;
    });
    if (!reply?.Body || !reply.ETag) return undefined;
    return { bytes: Buffer.from(await reply.Body.transformToByteArray()), etag: reply.ETag };
  };

  const write: ReleaseStorage['write'] = async (key, bytes, condition) => {
    const command = new PutObjectCommand({
      ...inBucket(key),
      ...conditionOf(condition),
      Body: bytes,
    });
    await client.send(command).catch((error: unknown) => {
      // 412: the condition is not met; 409: a concurrent write; 404: the expected object was
      // removed.
      const isConflict = condition && [404, 409, 412].includes(statusOf(error) ?? 0);
      throw isConflict ? new StorageConflict(key) : error;
    });
  };

  async function list(folder: string): Promise<ListedObject[]> {
    const found: ListedObject[] = [];
    const { Bucket, Key: Prefix } = inBucket(`${folder}/`);
    let token: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken: token }),
      );
      for (const { Key = '', LastModified } of page.Contents ?? []) {
        const key = prefix ? Key.slice(prefix.length + 1) : Key;
        found.push({ key, modifiedAt: LastModified ?? new Date() });
      }
      token = page.NextContinuationToken;
    } while (token);
    return found;
  }

  /**
   * Stores a file, or accepts an identical file of an earlier upload. Other content belongs to a
   * concurrent upload and is an error.
   */
  async function add(key: string, bytes: Buffer): Promise<void> {
    await write(key, bytes, { ifNoneMatch: true }).catch(async (error: unknown) => {
      const existing = error instanceof StorageConflict ? await read(key) : undefined;
      if (!existing?.bytes.equals(bytes)) throw error;
    });
  }

  return {
    name: location.replace(/\?.*/, ''),
    read,
    write,
    list,
    async remove(key) {
      const keys = [key, ...(await list(key)).map((object) => object.key)];
      await inBatches(keys, async (each) => {
        await client.send(new DeleteObjectCommand(inBucket(each)));
      });
    },
    async addRelease(key, folder) {
      if (await read(`${key}/${MANIFEST}`)) throw new StorageConflict(key);
      const files = await filesBelow(folder);
      const addFile = async (file: string) =>
        add(`${key}/${file}`, await readFile(path.join(folder, file)));
      const isLast = (file: string) => file === MANIFEST || file === SIGNATURE;
      await inBatches(
        files.filter((file) => !isLast(file)),
        addFile,
      );
      // Builds of the same sources differ only in these two files. Only the build whose manifest is
      // stored adds its signature, because a signature of another build would make it unusable.
      await addFile(MANIFEST);
      if (files.includes(SIGNATURE)) {
        await write(`${key}/${SIGNATURE}`, await readFile(path.join(folder, SIGNATURE)));
      }
    },
  };
}

const conditionOf = (condition: WriteCondition | undefined) => ({
  // The etag is sent without quotes, as in Amazon's guides, because Ceph 16 compares it with the
  // unquoted value.
  ...(condition?.ifMatch && { IfMatch: condition.ifMatch.replaceAll('"', '') }),
  ...(condition?.ifNoneMatch && { IfNoneMatch: '*' }),
});

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
