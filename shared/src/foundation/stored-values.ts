import * as z from '@portal/shared/schema';

/**
 * Runs an access to the browser's storage and returns its result, or `undefined` when it throws, as where storage is
 * full or blocked.
 */
export function tryStorage<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/** Parses JSON. Returns `undefined` when the text is missing or not JSON. */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/**
 * Reads and decodes the JSON value at `key` of the browser's storage. Returns `undefined` when there is none that the
 * schema accepts, and where storage is blocked; never throws.
 */
export const readStored = <Value>(
  storage: () => Pick<Storage, 'getItem'>,
  key: string,
  schema: z.Schema<Value>,
): Value | undefined => z.safeParse(schema, parseJson(tryStorage(() => storage().getItem(key)))).data;

/**
 * Stores a value as JSON at `key` of the browser's storage. Returns whether it is stored: storage may be full or
 * blocked; never throws.
 */
export const writeStored = (storage: () => Pick<Storage, 'setItem'>, key: string, value: unknown): boolean =>
  tryStorage(() => {
    storage().setItem(key, JSON.stringify(value));
    return true;
  }) ?? false;
