import { SiteRefusal } from '../refusal.ts';
import { messageOf } from '../steps.ts';
import { readBucketAddress } from './bucket-address.ts';

/** An object of a bucket, as its list says it. */
export interface StoredObject {
  /** Bytes. */
  readonly size: number;
  /** MD5 of the content in hexadecimal digits, unless the bucket encrypts with a customer’s key. */
  readonly etag: string;
}

/** How a bucket's service sends an object. */
export interface ObjectHeaders {
  readonly type: string;
  readonly cache: string;
  readonly encoding?: string | undefined;
}

/** The objects below an address such as `s3://bucket/prefix`; keys are without the prefix. */
export interface Bucket {
  readonly list: () => Promise<ReadonlyMap<string, StoredObject>>;
  /** Returns an object's text; `undefined` if there is none. */
  readonly read: (key: string) => Promise<string | undefined>;
  readonly put: (key: string, content: Buffer, headers: ObjectHeaders) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
}

/** A mirror could not be brought up to date. What it serves is whole; the next change, or `npm run mirror`, goes on. */
export class MirrorFailure extends Error {
  override readonly name = 'MirrorFailure';
}

/** Milliseconds without a byte after which an attempt has failed. The SDK makes three. */
const idleTimeout = 30_000;

/**
 * Opens a bucket of any S3-compatible service. Endpoint, region and credentials are the SDK's own settings: environment
 * variables, `~/.aws`, or the machine's role.
 */
export async function openBucket(address: string, timeout = idleTimeout): Promise<Bucket> {
  const found = readBucketAddress(address);
  if (!found) throw new SiteRefusal(`${address} is no address of a bucket.`);
  // loaded here: a site without a mirror needs no SDK
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    // services beside Amazon's have no host name for each bucket
    forcePathStyle: true,
    // and many know no checksums but MD5
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: timeout, socketTimeout: timeout },
  });
  const at = (key: string) => ({ Bucket: found.name, Key: found.prefix + key });
  const tried = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      const name = error instanceof Error && error.name !== 'Error' ? `${error.name}: ` : '';
      throw new MirrorFailure(`${address} could not ${what}. ${name}${messageOf(error)}`, { cause: error });
    }
  };
  return {
    list: () =>
      tried('be listed', async () => {
        const objects = new Map<string, StoredObject>();
        for await (const page of sdk.paginateListObjectsV2(
          { client },
          { Bucket: found.name, Prefix: found.prefix },
        ))
          for (const { Key = '', Size = -1, ETag = '' } of page.Contents ?? [])
            objects.set(Key.slice(found.prefix.length), { size: Size, etag: ETag.replaceAll('"', '') });
        return objects;
      }),
    read: (key) =>
      tried(`give ${key}`, async () => {
        try {
          return await (await client.send(new sdk.GetObjectCommand(at(key)))).Body?.transformToString();
        } catch (error) {
          if (error instanceof sdk.NoSuchKey) return undefined;
          throw error;
        }
      }),
    put: (key, content, { type, cache, encoding }) =>
      tried(`take ${key}`, async () => {
        await client.send(
          new sdk.PutObjectCommand({
            ...at(key),
            Body: content,
            ContentType: type,
            CacheControl: cache,
            ContentEncoding: encoding,
          }),
        );
      }),
    remove: (key) =>
      tried(`delete ${key}`, async () => {
        await client.send(new sdk.DeleteObjectCommand(at(key)));
      }),
  };
}
