import type { Readable } from 'node:stream';
import { MissingObjectError, type ObjectStore } from './object-store.ts';
import { piecesOf } from './pieces.ts';

/** A part of a bucket of any S3-compatible service. */
export interface S3Place {
  readonly bucket: string;
  readonly region: string;
  readonly endpoint: string | undefined;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The prefix of all keys; empty for the whole bucket. */
  readonly prefix: string;
}

/** S3 accepts at most 10,000 parts of at least 5 MB: this size allows objects of 160 GB. */
const PART_BYTES = 16 * 1024 * 1024;

type Sdk = typeof import('@aws-sdk/client-s3');

/** The SDK with the bucket's parameters, as each call needs them. */
interface Bucket {
  readonly sdk: Sdk;
  readonly client: import('@aws-sdk/client-s3').S3Client;
  readonly bucket: string;
}

/** Opens a part of a bucket. The SDK is loaded here only, as it is large. */
export async function openS3Store({ prefix, bucket, endpoint, ...place }: S3Place): Promise<ObjectStore> {
  const sdk = await import('@aws-sdk/client-s3');
  const { accessKeyId, secretAccessKey, region } = place;
  const client = new sdk.S3Client({
    region,
    ...(endpoint ? { endpoint } : {}),
    forcePathStyle: endpoint !== undefined,
    // Many S3-compatible services do not support the checksums that Amazon's SDK adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    credentials: { accessKeyId, secretAccessKey },
  });
  const at: Bucket = { sdk, client, bucket };
  return {
    place: `s3://${bucket}/${prefix}`,
    list: (below = '') => listObjects(at, prefix, below),
    read: (key) => readObject(at, prefix + key),
    write: (key, content) => writeObject(at, prefix + key, content),
    remove: async (key) => void (await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: prefix + key }))),
  };
}

async function* listObjects({ sdk, client, bucket }: Bucket, prefix: string, below: string) {
  for (let token: string | undefined; ; ) {
    const page = await client.send(
      new sdk.ListObjectsV2Command({ Bucket: bucket, Prefix: prefix + below, ContinuationToken: token }),
    );
    for (const { Key = '', Size = 0, ETag = '' } of page.Contents ?? []) {
      yield { key: Key.slice(prefix.length), sizeBytes: Size, version: ETag };
    }
    token = page.NextContinuationToken;
    if (!token) return;
  }
}

async function readObject({ sdk, client, bucket }: Bucket, key: string): Promise<Readable> {
  try {
    const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket: bucket, Key: key }));
    return Body as Readable;
  } catch (error) {
    if ((error as Error).name !== 'NoSuchKey') throw error;
    throw new MissingObjectError(`s3://${bucket}/${key} does not exist`);
  }
}

/** Small objects are sent in one request; large ones in parts, which become an object once all have arrived. */
async function writeObject(at: Bucket, key: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  const { sdk, client } = at;
  const target = { Bucket: at.bucket, Key: key, ContentType: contentTypeOf(key) };
  let UploadId: string | undefined;
  const parts: { ETag: string | undefined; PartNumber: number }[] = [];
  try {
    for await (const { bytes: Body, isLast } of piecesOf(content, () => PART_BYTES)) {
      if (isLast && !UploadId) return void (await client.send(new sdk.PutObjectCommand({ ...target, Body })));
      UploadId ??= (await client.send(new sdk.CreateMultipartUploadCommand(target))).UploadId;
      const PartNumber = parts.length + 1;
      const { ETag } = await client.send(new sdk.UploadPartCommand({ ...target, UploadId, PartNumber, Body }));
      parts.push({ ETag, PartNumber });
    }
    await client.send(
      new sdk.CompleteMultipartUploadCommand({ ...target, UploadId, MultipartUpload: { Parts: parts } }),
    );
  } catch (error) {
    // Parts of an upload that is never completed would still be charged for.
    if (UploadId) await client.send(new sdk.AbortMultipartUploadCommand({ ...target, UploadId })).catch(() => {});
    throw error;
  }
}

/** Sets the type of pictures, so that the bucket can serve them directly. */
function contentTypeOf(key: string): string {
  if (key.endsWith('.webp')) return 'image/webp';
  return key.endsWith('.pdf') ? 'application/pdf' : 'application/octet-stream';
}
