import * as z from '@portal/shared/schema';
import { readStored, writeStored } from '@portal/shared/stored-values';

/** The versions of pictures that this browser's drafts have had, so that a form takes none again after a reload. */
export interface StoredVersions {
  has(version: string): boolean;
  add(version: string): void;
}

const key = 'portal-phone-pictures';
const schema = z.array(z.string());
/** More than one hand-off has in its time. */
const kept = 24;

const read = () => readStored(() => localStorage, key, schema) ?? [];

/** The versions in the browser's storage; where it is blocked, a reload may take a picture again. */
export const browserVersions: StoredVersions = {
  has: (version) => read().includes(version),
  add(version) {
    const versions = read();
    if (!versions.includes(version))
      writeStored(() => localStorage, key, [...versions, version].slice(-kept));
  },
};
