import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from '@portal/shared/schema';
import { SiteRefusal } from './refusal.ts';

/**
 * Writes a file atomically, and its folder if there is none: a reader sees all of the old text or all of the new.
 * Throws when that fails; the old text then stays.
 */
export async function writeAtomically(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.draft`;
  try {
    await writeFile(draft, text, { flush: true });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Whether a caught value is an error with this code of Node.js: `ENOENT`, `EEXIST`. */
export const hasCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/** Reads a text file; `undefined` if there is none. Throws for every other failure. */
export async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Decodes a file's JSON text. Throws SiteRefusal with the file's name and the reason. */
export function decodeJson<Value>(file: string, text: string, schema: z.ZodMiniType<Value>): Value {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new SiteRefusal(`${file} is no JSON.`);
  }
  return decode(file, json, schema);
}

/** Decodes a value with a schema. Throws SiteRefusal that names `name` and each invalid field. */
export function decode<Value>(name: string, value: unknown, schema: z.ZodMiniType<Value>): Value {
  const decoded = z.safeParse(schema, value);
  if (!decoded.success)
    throw new SiteRefusal(`${name} is not as it should be.\n${z.prettifyError(decoded.error)}`);
  return decoded.data;
}

/** Reads a JSON file and decodes it with a schema. Throws an Error when it is missing or invalid. */
export const readJson = async <Value>(file: string, schema: z.ZodMiniType<Value>): Promise<Value> =>
  decodeJson(file, await readFile(file, 'utf8'), schema);

/** Returns a value as indented JSON with a line break at its end. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;
