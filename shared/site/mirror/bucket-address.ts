const address = /^s3:\/\/(?<name>[a-z0-9][a-z0-9.-]+)(?<prefix>(?:\/[\w.-]+)*)$/;

/** Bucket and prefix of a mirror. */
export interface BucketAddress {
  readonly name: string;
  /** Begin of its keys: empty, or with a slash at its end. */
  readonly prefix: string;
}

/** Reads the address of a mirror, `s3://bucket` or `s3://bucket/prefix`; `undefined` when it is none. */
export function readBucketAddress(text: string): BucketAddress | undefined {
  const { name, prefix = '' } = address.exec(text)?.groups ?? {};
  return name === undefined ? undefined : { name, prefix: prefix === '' ? '' : `${prefix.slice(1)}/` };
}
